import { useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { publicationText } from './publication-text.ts'
import css from './publication.module.css'
import { ReleaseDialog } from './release-dialog.tsx'
import { usePublication } from './use-publication.ts'

/**
 * Says on every page of a course that learners do not see its latest changes, and releases them. It shows nothing
 * where there are none, and before the first publication, which releases them itself.
 */
export function ReleaseBar({
  courseId,
  changes,
  beforeRelease,
  onReleased,
}: {
  courseId: number
  /** As an editor counts them, which the server has not all seen yet. */
  changes?: number
  /** Sends what is unsent. @returns whether the release may go on */
  beforeRelease?: () => Promise<boolean>
  onReleased?: () => void
}) {
  const t = useText(publicationText)
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const { publication, retry } = usePublication(courseId)
  const unreleased = changes ?? publication?.unreleased ?? 0
  if (!publication || unreleased === 0 || publication.publishedAt === null) return null
  const { can } = publication
  const show = async () => {
    if (!beforeRelease || (await beforeRelease())) setOpen(true)
  }
  return (
    <div className={css.bar} role="status">
      <p>{t.changes(format.number(unreleased))}</p>
      <Button size="small" onClick={() => void show()}>
        {can.release.may ? t.release : t.show}
      </Button>
      <ReleaseDialog
        open={open}
        courseId={courseId}
        onClose={() => setOpen(false)}
        onReleased={() => {
          setOpen(false)
          retry()
          onReleased?.()
        }}
      />
    </div>
  )
}
