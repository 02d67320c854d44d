import { useDeferredValue, useState } from 'react'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { paperApi } from '#src/features/content/paper/contract.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { formText } from './form-text.ts'
import css from './homework.module.css'

export interface ChosenPaper {
  paperId: number
  name: string
  questions: number
  points: number
}

/** The teacher’s own papers, the newest first, with a search; the first page of what is found. */
export function PaperDialog({
  paperId,
  onChoose,
  onClose,
}: {
  paperId: number | null
  onChoose: (paper: ChosenPaper) => void
  onClose: () => void
}) {
  const t = useText(formText)
  const format = useFormat()
  const [words, setWords] = useState('')
  const [picked, setPicked] = useState(paperId === null ? '' : String(paperId))
  const keyword = useDeferredValue(words.trim())
  const { data, failed, retry } = useLoad(paperApi.getPapers, { keyword, sort: 'newest', page: 1 })
  const papers = data?.items ?? []
  const paper = papers.find((one) => String(one.paperId) === picked)
  return (
    <Dialog
      open
      title={t.choosePaper}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabled={paper === undefined}
            onClick={() => paper && onChoose(paper)}
          >
            {t.choosePaper}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <TextField
          label={t.paperSearch}
          labelHidden
          placeholder={t.paperSearch}
          type="search"
          value={words}
          maxLength={60}
          onChange={setWords}
        />
        {failed ? (
          <p className={css.foot}>
            {t.papersFailed} <Button onClick={retry}>{t.again}</Button>
          </p>
        ) : !data ? (
          <SkeletonText lines={4} />
        ) : papers.length === 0 ? (
          <EmptyState
            level={3}
            title={keyword === '' ? t.papersNoneYet : t.papersNone}
            text={keyword === '' ? t.papersNoneText : undefined}
          />
        ) : (
          <RadioGroup
            label={t.paperList}
            labelHidden
            value={picked}
            onChange={setPicked}
            options={papers.map((one) => ({
              ...{ value: String(one.paperId), label: one.name, disabled: one.questions === 0 },
              description: t.paperOf(format.number(one.questions), format.number(one.points)),
            }))}
          />
        )}
        {data && data.total > papers.length && (
          <p className={css.muted}>
            {t.papersMore(format.number(papers.length), format.number(data.total))}
          </p>
        )}
        <p>
          <Link to={bankPaths.imports()} target="_blank">
            {t.importPaper}
            <NewWindow />
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
