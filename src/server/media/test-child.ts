import { spawn } from 'node:child_process'
import { childMain } from './child-main.ts'
import { MediaFailure } from './work.ts'

/** A child for tests: it adds, fails with a reason, hangs, fills its memory or has it filled. */
childMain<{ act: string; of?: number }, number>(async ({ act, of = 0 }, progress) => {
  switch (act) {
    case 'double':
      progress(50)
      return of * 2
    case 'refuse':
      throw new MediaFailure('encrypted')
    case 'die':
      process.kill(process.pid, 'SIGKILL')
      return 0
    case 'grow': {
      const kept: Buffer[] = []
      for (;;) {
        kept.push(Buffer.alloc(16 * 1024 * 1024, 1))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    case 'start': {
      // A program that the child has started, as FFmpeg is.
      const grow = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(16 << 20, 1)), 5)'
      spawn(process.execPath, ['-e', grow], { stdio: 'ignore' })
      return new Promise<number>(() => {})
    }
    default:
      for (;;);
  }
})
