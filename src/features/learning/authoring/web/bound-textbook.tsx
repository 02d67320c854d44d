import { type ReactNode, Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { Shown } from '#src/features/content/textbook/web/shown.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { BookCover, type FoundTextbook } from './book-cover.tsx'
import { textbookText } from './textbook-text.ts'
import css from './textbook.module.css'

const TextbookDialog = latePart(async () => ({
  default: (await import('./textbook-dialog.tsx')).TextbookDialog,
}))

/** The textbook of a course, and its choice. */
export function BoundTextbook({
  title,
  textbook,
  note,
  acts,
  onChange,
}: {
  /** Its label, where no heading stands above. */
  title?: string
  textbook: FoundTextbook | null
  /** A line below the name. */
  note?: ReactNode
  /** Further acts on the present one. */
  acts?: ReactNode
  onChange: (textbook: FoundTextbook | null) => void
}) {
  const t = useText(textbookText)
  const [chooses, setChooses] = useState(false)
  return (
    <div className={css.part} role="group" aria-label={title ?? t.title}>
      {title !== undefined && <span className={css.label}>{title}</span>}
      {textbook ? (
        <div className={css.bound}>
          <BookCover cover={textbook.cover} />
          <span className={css.words}>
            <strong>{textbook.name.text === '' ? t.unnamed : <Shown of={textbook.name} />}</strong>
            {textbook.author !== '' && <span className={css.muted}>{textbook.author}</span>}
            {note}
          </span>
        </div>
      ) : (
        <p className={css.muted}>{t.none}</p>
      )}
      <div className={css.acts}>
        <Button icon="course" onClick={() => setChooses(true)}>
          {textbook ? t.change : t.choose}
        </Button>
        {acts}
        {textbook && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t.drop}
          </Button>
        )}
      </div>
      {chooses && (
        <Suspense fallback={null}>
          <TextbookDialog
            chosen={textbook?.textbookId ?? null}
            onChoose={onChange}
            onClose={() => setChooses(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
