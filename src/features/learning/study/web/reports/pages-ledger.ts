import { isPassing } from '#src/web/act/is-passing.ts'
import { pagesStore, sendPages } from './leftovers.ts'
import { createPagesReporter } from './pages-reporter.ts'
import type { ItemProgress } from '../study-progress.ts'

/** Pause before refused pages are reported again: the server allows one page for each second. */
const againMs = 1000
const rest = () => new Promise((after) => setTimeout(after, againMs))

/** Reports the pages that a reader has seen, until the courseware is done; first those of an earlier page. */
export function openPagesLedger(
  viewerId: number,
  item: { courseId: number; itemId: number; done: boolean },
  onProgress: (itemId: number, progress: ItemProgress) => void,
) {
  const reporter = createPagesReporter(item, {
    store: pagesStore(viewerId, item.itemId),
    async send(report) {
      const answer = await sendPages(report)
      onProgress(item.itemId, answer)
      return answer
    },
    isPassing,
    rest,
  })
  const flush = () => void reporter.flush()
  flush()
  addEventListener('online', flush)
  return {
    note(page: number, of: number) {
      reporter.note(page, of)
      flush()
    },
    close() {
      reporter.end()
      removeEventListener('online', flush)
    },
  }
}
