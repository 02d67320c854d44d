import { useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { failedText } from './failed-text.ts'
import css from './part-failed.module.css'

type Part = keyof (typeof failedText)['zh']['parts']

/** Stands for the list of a page that could not be read, with the way to read the page again. */
export function ListFailed({ part }: { part: Part }) {
  const t = useText(failedText)
  return (
    <div role="alert">
      <EmptyState picture="error" title={t.parts[part]} action={<ReadAgain />} />
    </div>
  )
}

/** Stands for a smaller part, in a dialog or beside a list. */
export function PartFailed({
  part,
  onAgain,
}: {
  part: Part
  /** Left out: the page is read again. */
  onAgain?: () => void
}) {
  const t = useText(failedText)
  return (
    <div role="alert" className={css.failed}>
      <p>{t.parts[part]}</p>
      {onAgain ? (
        <Button icon="refresh" onClick={onAgain}>
          {t.again}
        </Button>
      ) : (
        <ReadAgain />
      )}
    </div>
  )
}

function ReadAgain() {
  const t = useText(failedText)
  const refresh = useRefresh()
  return (
    <Button icon="refresh" onClick={() => void refresh()}>
      {t.again}
    </Button>
  )
}
