import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { textbookApi } from '../contract.ts'
import css from './editing.module.css'
import { manageText } from './manage-text.ts'
import { useTextbookActs } from './use-textbook-acts.ts'

export type EditedTextbook = AnswerOf<typeof textbookApi.getForEdit>

const ReleaseDialog = latePart(async () => ({
  default: (await import('./release-dialog.tsx')).ReleaseDialog,
}))

/** Says on each page of a published textbook how many changes its readers do not see, and releases them. */
export function ReleaseBar({
  textbook,
  changes,
  beforeRelease,
}: {
  textbook: EditedTextbook
  /** As the editor counts them, which the server has not all seen yet. */
  changes: number
  /** Sends what is unsent. @returns whether the release may go on */
  beforeRelease: () => Promise<boolean>
}) {
  const t = useText(manageText)
  const format = useFormat()
  const { release, pending } = useTextbookActs()
  const [opened, setOpened] = useState(false)
  if (textbook.state !== 'published' || changes === 0) return null
  const { textbookId, name, draftId } = textbook
  const open = async () => {
    if (await beforeRelease()) setOpened(true)
  }
  return (
    <div className={css.bar} role="status">
      <Icon name="eye-off" size={18} />
      <p>{t.bar(format.number(changes))}</p>
      <Button size="small" onClick={() => void open()}>
        {t.release}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <ReleaseDialog
            draftId={draftId}
            pending={pending}
            onRelease={() =>
              void release({ textbookId, name: name.text }).then(() => setOpened(false))
            }
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
