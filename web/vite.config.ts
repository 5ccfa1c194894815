import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// Few requests: what home needs, and what every page with a table needs, are a file each.
const groups = [
  { name: 'home', tags: ['$initial'], priority: 1 },
  { name: 'table', test: /\/src\/table\// },
]

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tablereef/table/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
