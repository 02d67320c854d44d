/** The contract's limit for one report. */
const pagesPerReport = 200

/** Pages of courseware that were seen, and the number of its pages as the reader sees it. */
export interface PagesReport {
  courseId: number
  itemId: number
  pages: number[]
  of: number
}

/** Storage on this device for seen pages that the server has not acknowledged. */
export interface PagesStore {
  read(): PagesReport | undefined
  write(report: PagesReport): void
  clear(): void
}

interface World {
  store: PagesStore
  /** Returns the pages beyond the clock's allowance, which are not counted yet. */
  send(report: PagesReport): Promise<{ done: boolean; refused: number[] }>
  /** Whether a later retry may succeed: after no network, a busy server or an ended session. */
  isPassing(error: unknown): boolean
  /** Waits before refused pages are reported again. */
  rest(): Promise<unknown>
}

/** Reports each seen page until the courseware is done. Keeps pages until they are acknowledged. */
export function createPagesReporter(
  item: { courseId: number; itemId: number; done: boolean },
  { store, send, isPassing, rest }: World,
) {
  const { courseId, itemId } = item
  const left = item.done ? undefined : store.read()
  const waiting = new Set(left?.pages)
  let { of = 0 } = left ?? {}
  let { done } = item
  const page = { isOpen: true }
  let running: Promise<void> | undefined
  if (done) store.clear()

  function keep(): void {
    if (done || waiting.size === 0) store.clear()
    else store.write({ courseId, itemId, pages: [...waiting], of })
  }

  async function run(): Promise<void> {
    while (!done && page.isOpen && waiting.size > 0) {
      const pages = [...waiting].slice(0, pagesPerReport)
      try {
        const answer = await send({ courseId, itemId, pages, of })
        done = answer.done
        // Pages seen meanwhile stay.
        for (const one of pages) if (!answer.refused.includes(one)) waiting.delete(one)
        keep()
        if (!done && answer.refused.length > 0) await rest()
      } catch (error) {
        if (isPassing(error)) return
        // The server will never accept them: the person has left the course, or the item is deleted.
        waiting.clear()
        keep()
      }
    }
  }

  return {
    /** Adds a seen page. Stores it at once; the next flush sends it. */
    note(seen: number, pages: number) {
      if (done) return
      of = pages
      waiting.add(seen)
      keep()
    },
    flush(): Promise<void> {
      running ??= run().finally(() => (running = undefined))
      return running
    },
    /** Ends the reports of this page; a later one continues with the pages that are kept. */
    end() {
      page.isOpen = false
    },
  }
}
