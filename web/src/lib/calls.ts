/** Being called when it is one's turn while the page is closed, at tables where moves take days: by the browser's push service. */

import type { Calls, PushWish } from '../gen/messages'
import { call } from './api'
import { welcome } from './guest.svelte'
import { speech } from './speech.svelte'
import { allow, canNotify, worker } from './turn'

/** Whether this browser has a push service that may be used here. */
export const canBeCalled = canNotify && 'PushManager' in window

async function subscription(): Promise<PushSubscription | null> {
  const registered = await navigator.serviceWorker.getRegistration()
  return (await registered?.pushManager.getSubscription()) ?? null
}

async function tell(one: PushSubscription, wanted: boolean): Promise<void> {
  const { endpoint, keys } = one.toJSON()
  const body: PushWish = { endpoint: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth, language: speech.language, wanted }
  await call<Calls>('/api/me/push', { method: 'PUT', body })
}

/** Whether this browser is called; the server is told again, in case it forgot, or guest or language have changed. */
export async function isCalled(): Promise<boolean> {
  const one = canBeCalled ? await subscription() : null
  return one !== null && tell(one, true).then(() => true, () => false)
}

/** Call me here; only a click asks for this. */
export async function callMe(): Promise<void> {
  if (!(await allow())) throw new Error('not allowed')
  await welcome()
  const { key } = await call<Calls>('/api/calls')
  await (await subscription())?.unsubscribe() // perhaps of another house's key
  const { pushManager } = await worker()
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), true)
}

/** Call me here no longer. */
export async function letMeBe(): Promise<void> {
  const one = await subscription()
  if (!one) return
  await tell(one, false)
  await one.unsubscribe()
}
