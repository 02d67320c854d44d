import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type FileSender, isUnderWay } from './file-sender.ts'
import { keptFiles } from './kept-files.ts'

/**
 * Keeps a sender of files for as long as the page shows what they belong to, and takes up what an earlier page on this
 * device has left.
 * @param of what the answers belong to; a new one is made for each
 */
export function useFileSender(of: string, make: () => FileSender) {
  const [sender, setSender] = useState(make)
  useEffect(() => {
    const made = make()
    // oxlint-disable-next-line react/set-state-in-effect -- one that was stopped cannot go on
    setSender(made)
    let isGone = false
    void keptFiles(of).then((kept) => isGone || made.restore(kept))
    return () => {
      isGone = true
      made.stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one for each
  }, [of])
  const files = useSyncExternalStore(sender.watch, sender.get, sender.get)
  return {
    sender,
    unsent: files.filter(isUnderWay).length,
    failed: files.filter(({ state }) => state === 'failed').length,
    /** For the context of one question. */
    filesOf: useCallback(
      (questionId: number) => (part: string) => sender.filesOf(questionId, part),
      [sender],
    ),
  }
}
