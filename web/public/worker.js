// Keeps no page and fetches none: it brings a table to the front when its notification is clicked.
async function show(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === address)
  return page ? page.focus() : clients.openWindow(address)
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})
