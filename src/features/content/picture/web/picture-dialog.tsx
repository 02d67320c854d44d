import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { pictureApi } from '../contract.ts'
import { PictureForm } from './picture-form.tsx'
import { pictureText } from './picture-text.ts'

/** Default export because it is loaded by `lazy`. Adjusts one's own picture. */
export default function PictureDialog({
  userFileId,
  onClose,
}: {
  userFileId: number
  onClose: () => void
}) {
  const t = useText(pictureText)
  const { data, loading, failed, retry } = useLoad(pictureApi.getPicture, { userFileId })
  if (data?.state === 'ready' && data.whole) {
    return (
      <PictureForm
        userFileId={userFileId}
        picture={{ ...data, whole: data.whole }}
        onRetry={retry}
        onClose={onClose}
      />
    )
  }
  const said = data && (data.state === 'failed' ? t.failed : t.making)
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <p role="status">{loading ? t.loading : (said ?? t.notLoaded)}</p>
      {(failed || data?.state === 'making') && (
        <Button icon="refresh" onClick={retry}>
          {t.retry}
        </Button>
      )}
    </Dialog>
  )
}
