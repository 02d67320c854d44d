// node scripts/run.mjs FILE.ts [arguments]: runs one of our programs on Node 24.
import { becomeNode24, ensureInstalled } from './ensure.mjs'

ensureInstalled()
becomeNode24(process.argv.slice(2))
