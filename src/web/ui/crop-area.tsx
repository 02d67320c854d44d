import type { Ref } from 'react'
import { type Crop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useText } from '#src/web/i18n.tsx'
import css from './crop-area.module.css'
import { cropText } from './crop-text.ts'
import type { CropState } from './use-crop.ts'

/** A picture of which a piece is chosen: by mouse, touch or keys. Only in parts that are loaded on demand. */
export function CropArea({
  src,
  round,
  state,
  image,
  onBroken,
}: {
  src: string | undefined
  round?: boolean
  state: CropState
  image?: Ref<HTMLImageElement>
  onBroken: () => void
}) {
  const t = useText(cropText)
  return (
    <div className={css.stage}>
      <ReactCrop
        crop={state.crop}
        aspect={state.aspect}
        circularCrop={round}
        keepSelection
        minWidth={32}
        ariaLabels={labels(t.area, t.corner)}
        onChange={(_pixels: Crop, percent) => state.setCrop(percent)}
      >
        {src && (
          <img
            ref={image}
            src={src}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              state.loaded({ width: naturalWidth, height: naturalHeight })
            }
            onError={onBroken}
          />
        )}
      </ReactCrop>
    </div>
  )
}

/** Of the largest piece, in percent. */
const smallest = 20

/** The size of the piece as a slider. */
export function CropSize({ state }: { state: CropState }) {
  const t = useText(cropText)
  return (
    <label className={css.size}>
      <span>{t.size}</span>
      <input
        type="range"
        min={smallest}
        max={100}
        value={state.share}
        disabled={!state.isLoaded}
        onChange={(event) => state.resize(Number(event.target.value))}
      />
    </label>
  )
}

const labels = (area: string, corner: string) => ({
  cropArea: area,
  ...{ nwDragHandle: corner, nDragHandle: corner, neDragHandle: corner, eDragHandle: corner },
  ...{ seDragHandle: corner, sDragHandle: corner, swDragHandle: corner, wDragHandle: corner },
})
