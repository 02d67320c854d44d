import { lazy, Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { OfferValues } from '../../forms.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'

const FileChooser = lazy(async () => ({
  default: (await import('#src/features/content/file/web/chooser/file-chooser.tsx')).FileChooser,
}))

const kinds = ['picture'] as const
type Value = OfferValues['seal']

/** A seal or a signature: a picture of one's files, which the offer copies. */
export function PictureField({
  name,
  value,
  url,
  onChange,
}: {
  name: 'seal' | 'signature'
  value: Value
  /** Of the picture that is stored. */
  url: string | null
  onChange: (value: Value) => void
}) {
  const t = useText(manageText)
  const [chooses, setChooses] = useState(false)
  const [chosen, setChosen] = useState('')
  const isKept = value === 'keep' && url !== null
  const hasPicture = isKept || typeof value === 'number'
  return (
    <div className={css.picture} role="group" aria-label={t[name]}>
      <span className={css.label}>{t[name]}</span>
      {isKept && (
        <div className={css.shown}>
          <img src={url} alt={t[name]} />
        </div>
      )}
      {typeof value === 'number' && <p className={css.note}>{t.chosen(chosen)}</p>}
      <p className={css.small}>{t.pictureHint}</p>
      <div className={css.acts}>
        <Button size="small" icon="upload" onClick={() => setChooses(true)}>
          {hasPicture ? t.replace : t.choose}
        </Button>
        {hasPicture && (
          <Button size="small" variant="quiet" onClick={() => onChange('none')}>
            {t.remove}
          </Button>
        )}
      </div>
      {chooses && (
        <Suspense fallback={null}>
          <FileChooser
            open
            title={name === 'seal' ? t.sealChoose : t.signatureChoose}
            kinds={kinds}
            leaves
            onChoose={([picture]) => {
              setChooses(false)
              if (!picture) return
              setChosen(picture.name)
              onChange(picture.userFileId)
            }}
            onClose={() => setChooses(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
