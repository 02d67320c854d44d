// A separate process, so that checks can run beside the build.
import { ensureBuilt } from './ensure.mjs'

ensureBuilt()
