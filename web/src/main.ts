import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'

/** After an upgrade an open page asks for parts that are no longer there: it loads itself anew, once. */
addEventListener('vite:preloadError', () => {
  if (sessionStorage.reloaded === import.meta.url) return
  sessionStorage.reloaded = import.meta.url
  location.reload()
})

mount(App, { target: document.getElementById('app')! })
