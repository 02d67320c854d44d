import { useEffect, useRef, useState } from 'react'
import type { PercentCrop } from 'react-image-crop'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { CropArea, CropSize } from '#src/web/ui/crop-area.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { useCrop } from '#src/web/ui/use-crop.ts'
import css from './crop-dialog.module.css'
import { profileText } from './profile-text.ts'

/** Side of the sent picture, in pixels; the server keeps the same. */
const side = 512

/** Default export because it is loaded by `lazy`. Chooses a square of a picture: by mouse, touch or keys. */
export default function CropDialog({
  file,
  onCancel,
  onDone,
}: {
  file: File
  onCancel: () => void
  onDone: (cropped: File) => void
}) {
  const t = useText(profileText)
  const url = useObjectUrl(file)
  const state = useCrop(1)
  const { crop } = state
  const image = useRef<HTMLImageElement>(null)
  const preview = useRef<HTMLCanvasElement>(null)
  const [broken, setBroken] = useState(false)

  useEffect(() => {
    if (crop && image.current && preview.current) draw(image.current, crop, preview.current)
  }, [crop])

  async function done() {
    if (!crop || !image.current) return
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = side
    draw(image.current, crop, canvas)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) return setBroken(true)
    onDone(new File([blob], 'avatar.png', { type: blob.type }))
  }

  return (
    <Dialog
      open
      title={t.cropTitle}
      width={640}
      dismissable={false}
      onClose={onCancel}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button variant="primary" onClick={() => void done()} disabled={!crop || broken}>
            {t.usePicture}
          </Button>
        </>
      }
    >
      {broken ? (
        <p role="alert">{t.loadFailed}</p>
      ) : (
        <div className={css.crop}>
          <p className={css.help}>{t.cropHelp}</p>
          <CropArea src={url} round state={state} image={image} onBroken={() => setBroken(true)} />
          <div className={css.side}>
            <CropSize state={state} />
            <figure className={css.preview}>
              <canvas ref={preview} width={192} height={192} aria-hidden="true" />
              <figcaption>{t.cropPreview}</figcaption>
            </figure>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- made and let go with the effect
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** On white, because transparent pixels would take the colour of any background. */
function draw(image: HTMLImageElement, crop: PercentCrop, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { naturalWidth: w, naturalHeight: h } = image
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    ...[(crop.x / 100) * w, (crop.y / 100) * h, (crop.width / 100) * w, (crop.height / 100) * h],
    ...([0, 0, canvas.width, canvas.height] as const),
  )
}
