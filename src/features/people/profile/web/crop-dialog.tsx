import { useEffect, useRef, useState } from 'react'
import { centerCrop, type Crop, type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import css from './crop-dialog.module.css'
import { profileText } from './profile-text.ts'

/** Side of the sent picture, in pixels; the server keeps the same. */
const side = 512
/** Of the shorter edge. */
const smallest = 20

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
  const image = useRef<HTMLImageElement>(null)
  const preview = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
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
          <div className={css.stage}>
            <ReactCrop
              crop={crop}
              aspect={1}
              circularCrop
              keepSelection
              minWidth={32}
              ariaLabels={labels(t.cropArea, t.cropCorner)}
              onChange={(_pixels: Crop, percent) => setCrop(percent)}
            >
              {url && (
                <img
                  ref={image}
                  src={url}
                  alt=""
                  onLoad={({ currentTarget }) => setCrop(square(currentTarget, 90))}
                  onError={() => setBroken(true)}
                />
              )}
            </ReactCrop>
          </div>
          <div className={css.side}>
            <label className={css.size}>
              <span>{t.cropSize}</span>
              <input
                type="range"
                min={smallest}
                max={100}
                value={crop ? Math.round(Math.max(crop.width, crop.height)) : 90}
                onChange={(event) => {
                  if (image.current) {
                    setCrop(square(image.current, Number(event.target.value), crop))
                  }
                }}
              />
            </label>
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

/** A square of this share of the shorter edge, around the middle of the one before it. */
function square(image: HTMLImageElement, share: number, before?: PercentCrop): PercentCrop {
  const { naturalWidth: w, naturalHeight: h } = image
  const pixels = (Math.min(w, h) * share) / 100
  const [width, height] = [(pixels / w) * 100, (pixels / h) * 100]
  const size = { unit: '%' as const, width, height }
  if (!before) return centerCrop(size, w, h)
  const place = (from: number, was: number, now: number) =>
    Math.min(Math.max(0, from + was / 2 - now / 2), 100 - now)
  return {
    ...size,
    x: place(before.x, before.width, width),
    y: place(before.y, before.height, height),
  }
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

const labels = (area: string, corner: string) => ({
  cropArea: area,
  ...{ nwDragHandle: corner, nDragHandle: corner, neDragHandle: corner, eDragHandle: corner },
  ...{ seDragHandle: corner, sDragHandle: corner, swDragHandle: corner, wDragHandle: corner },
})
