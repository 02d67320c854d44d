// A process of its own, so that checks can run beside the build.
import { ensureBuilt } from './ensure.mjs'

ensureBuilt()
