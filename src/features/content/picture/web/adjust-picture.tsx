import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { pictureText } from './picture-text.ts'

const PictureDialog = latePart(() => import('./picture-dialog.tsx'))

/** The button that opens the crop and the focal point of one's own picture. */
export function AdjustPicture({
  userFileId,
  onDone,
}: {
  userFileId: number
  /** Called after the dialog has been closed. */
  onDone: () => void
}) {
  const t = useText(pictureText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon="edit" onClick={() => setOpen(true)}>
        {t.adjust}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PictureDialog
            userFileId={userFileId}
            onClose={() => {
              setOpen(false)
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
