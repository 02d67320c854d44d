// npm start: from a fresh clone to a running school. CONTRIBUTING.md explains each step.
import { join } from 'node:path'
import {
  becomeNode24,
  ensureBuilt,
  ensureInstalled,
  root,
  serverEnv,
  serverFlags,
} from './ensure.mjs'

ensureInstalled()
ensureBuilt()
process.env.NODE_ENV ??= 'production'
for (const [name, value] of Object.entries(serverEnv)) process.env[name] ??= value
becomeNode24([...serverFlags, join(root, 'src', 'main.ts'), ...process.argv.slice(2)])
