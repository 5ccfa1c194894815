// Keeps no page and fetches none: it shows that it is one's turn, and brings the table to the front when that is clicked.
async function show(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === address)
  return page ? page.focus() : clients.openWindow(address)
}

addEventListener('push', (event) => {
  const { title, body, tag } = event.data.json()
  const options = { body, icon: '/icon-192.png', tag, data: location.origin + tag }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})
