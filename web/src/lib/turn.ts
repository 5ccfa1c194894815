/** That it is one's turn is said beyond the page, too: by the icon of the tab, and by a notification where that is wanted. */

import drawing from '../../public/icon.svg?raw'
import { settings } from './settings.svelte'
import { t } from './speech.svelte'

const BADGE = '<circle cx="47" cy="17" r="14" fill="#ff5d2e" stroke="#fff" stroke-width="4"/>'
const PLAIN = '/icon.svg'
const CALLING = `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', `${BADGE}</svg>`))}`
const WORKER = '/worker.js'

/** Whether this browser can notify here: not over plain HTTP from another machine. */
export const canNotify = 'Notification' in window && 'serviceWorker' in navigator

/** Let the browser ask, as a click wishes; whether the person allows it. */
export async function allow(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** What shows notifications, and brings the page to the front when one is clicked. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}

let latest: Promise<void> = Promise.resolve()

/** One after the other: Chromium forgets a notification if it is asked for them while that one comes. */
function inTurn(act: () => Promise<void>): void {
  latest = latest.then(act, act)
}

function notify(game: string, tag: string): void {
  const isWanted = canNotify && settings.now.notifications === 'on' && Notification.permission === 'granted'
  if (!isWanted || !document.hidden) return
  const options = { body: t('your-turn'), icon: '/icon-192.png', tag, data: location.origin + tag }
  inTurn(async () => (await worker()).showNotification(game, options))
}

function withdraw(tag: string): void {
  if (!canNotify) return
  inTurn(async () => {
    const registered = await navigator.serviceWorker.getRegistration(WORKER)
    for (const notification of (await registered?.getNotifications({ tag })) ?? []) notification.close()
  })
}

/** An effect: call the person to a table at which a game is played. */
export function callTo(id: string, game: string): () => void {
  const address = `/table/${id}`
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')!
  const answer = (): void => {
    if (!document.hidden) withdraw(address)
  }
  icon.href = CALLING
  notify(game, address)
  document.addEventListener('visibilitychange', answer)
  return () => {
    icon.href = PLAIN
    withdraw(address)
    document.removeEventListener('visibilitychange', answer)
  }
}
