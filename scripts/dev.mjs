// npm run dev: the server restarts when a file it has loaded changes, Vite serves the pages.
import { join } from 'node:path'
import { becomeNode24, ensureInstalled, root } from './ensure.mjs'

ensureInstalled()
process.env.NODE_ENV ??= 'development'
const watch = ['--watch', '--watch-preserve-output']
becomeNode24([...watch, join(root, 'src', 'main.ts'), '--dev', ...process.argv.slice(2)])
