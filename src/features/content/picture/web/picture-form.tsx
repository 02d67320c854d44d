import { useState } from 'react'
import type { PictureAddresses } from '#src/shared/picture.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { CropArea, CropSize } from '#src/web/ui/crop-area.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { pictureText as shownText } from '#src/web/ui/picture-text.ts'
import { useCrop } from '#src/web/ui/use-crop.ts'
import { type PictureAnswer, pictureApi } from '../contract.ts'
import { coverAspect } from '../cover-shape.ts'
import { CoverPreview } from './cover-preview.tsx'
import { FocusArea } from './focus-area.tsx'
import css from './picture.module.css'
import { pictureText } from './picture-text.ts'

type Part = 'crop' | 'whole'
type Ready = PictureAnswer & { whole: PictureAddresses }

/** The crop or the focal point of a picture. What is chosen is kept in shares of its size. */
export function PictureForm({
  userFileId,
  picture,
  onRetry,
  onClose,
}: {
  userFileId: number
  picture: Ready
  onRetry: () => void
  onClose: () => void
}) {
  const t = useText(pictureText)
  const shown = useText(shownText)
  const { act, pending } = useAct()
  const [part, setPart] = useState<Part>(picture.crop || !picture.focus ? 'crop' : 'whole')
  const [focus, setFocus] = useState(picture.focus ?? { x: 0.5, y: 0.5 })
  const [broken, setBroken] = useState(false)
  const state = useCrop(coverAspect, percentOf(picture.crop))
  const src = picture.whole.widths.find(({ width }) => width >= 960) ?? picture.whole.widths.at(-1)!

  const save = () => {
    const crop = part === 'crop' && state.crop ? sharesOf(state.crop) : null
    return act(
      pictureApi.cropPicture,
      { userFileId, crop, focus: part === 'whole' ? focus : null },
      { said: t.saved, done: onClose },
    )
  }

  return (
    <Dialog
      open
      title={t.title}
      width={760}
      dismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={broken || (part === 'crop' && !state.crop)}
            onClick={() => void save()}
          >
            {t.save}
          </Button>
        </>
      }
    >
      {broken ? (
        <p role="alert">
          {shown.loadFailed}{' '}
          <Button size="small" icon="refresh" onClick={onRetry}>
            {shown.loadAgain}
          </Button>
        </p>
      ) : (
        <div className={css.form}>
          <RadioGroup<Part>
            label={t.part}
            inRow
            value={part}
            onChange={setPart}
            options={[
              { value: 'crop', label: t.crop },
              { value: 'whole', label: t.whole },
            ]}
          />
          <p className={css.help}>
            {part === 'crop' ? t.cropHelp : t.focusHelp}
            {part === 'crop' && <span className={css.keys}> {t.cropKeys}</span>}
          </p>
          <div className={css.columns}>
            {part === 'crop' ? (
              <CropArea src={src.webp} state={state} onBroken={() => setBroken(true)} />
            ) : (
              <FocusArea
                src={src.webp}
                focus={focus}
                onFocus={setFocus}
                onBroken={() => setBroken(true)}
              />
            )}
            <div className={css.side}>
              {part === 'crop' && <CropSize state={state} />}
              <CoverPreview
                src={src.webp}
                crop={part === 'crop' && state.crop ? sharesOf(state.crop) : null}
                focus={focus}
              />
            </div>
          </div>
        </div>
      )}
    </Dialog>
  )
}

interface Shares {
  x: number
  y: number
  width: number
  height: number
}

const percentOf = (crop: Shares | null) =>
  crop
    ? {
        unit: '%' as const,
        ...{ x: crop.x * 100, y: crop.y * 100 },
        ...{ width: crop.width * 100, height: crop.height * 100 },
      }
    : undefined

const sharesOf = ({ x, y, width, height }: Shares): Shares => ({
  ...{ x: x / 100, y: y / 100 },
  ...{ width: width / 100, height: height / 100 },
})
