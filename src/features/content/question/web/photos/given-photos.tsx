import { useContext, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { FileExtrasContext, useGivenFiles } from './answer-files.ts'
import css from './photos.module.css'
import { PhotoViewer } from './photo-viewer.tsx'
import { photosText } from './photos-text.ts'

/** The photographs of an answer, to be read. Each opens in a dialog. */
export default function GivenPhotos({
  photos,
  large = false,
}: {
  photos: readonly number[]
  /** One below the other, as wide as there is room. */
  large?: boolean
}) {
  const t = useText(photosText)
  const format = useFormat()
  const known = useGivenFiles()
  const extras = useContext(FileExtrasContext)
  const [open, setOpen] = useState<number>()
  const pictures = photos.map((id) => {
    const file = known.get(id)
    const full = file && (file.opens ? file.url : file.look?.large)
    return { id, full, shown: file?.look?.[large ? 'large' : 'small'] ?? full }
  })
  return (
    <>
      <ol className={large ? css.large : css.small} aria-label={t.title}>
        {pictures.map(({ id, shown }, at) => (
          <li key={id}>
            <button
              type="button"
              className={css.given}
              aria-label={t.open(format.number(at + 1))}
              onClick={() => (extras ? extras.open(id) : setOpen(at))}
            >
              {shown ? (
                <span className={css.picture}>
                  <img src={shown} alt={t.photo(format.number(at + 1))} loading="lazy" />
                  {large && extras && <extras.Over userFileId={id} />}
                </span>
              ) : (
                <span className={css.none}>
                  <Icon name="image" />
                  {t.making}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {open !== undefined && (
        <PhotoViewer
          pictures={pictures.map(({ full }) => full)}
          first={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
