import { useId, useState } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { QuestionAnswer } from '../../question/answer.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { AnswerQuestion } from '../../question/web/answer/answer-question.tsx'
import { QuestionHead } from '../../question/web/question-head.tsx'
import { bankApi } from '../contract.ts'
import { compareBodies } from './compare-bodies.ts'
import { Comparison } from './comparison.tsx'
import { PartFailed } from './part-failed.tsx'
import { questionPageText } from './question-page-text.ts'
import css from './question.module.css'

interface VersionsProps {
  questionId: number
  /** The present text, perhaps not saved yet. */
  body: QuestionBody
  dirty: boolean
  onRestore: (body: QuestionBody) => void
  onClose: () => void
}

/** The versions of a question: listed, looked at, compared with the present text, restored. */
export function VersionsDialog(props: VersionsProps) {
  const t = useText(questionPageText)
  const format = useFormat()
  const [number, setNumber] = useState<number>()
  const title = number === undefined ? t.versions : t.version(format.number(number))
  return (
    <Dialog open title={title} width={860} onClose={props.onClose}>
      {number === undefined ? (
        <List questionId={props.questionId} onOpen={setNumber} />
      ) : (
        <Version {...props} number={number} onBack={() => setNumber(undefined)} />
      )}
    </Dialog>
  )
}

function List({ questionId, onOpen }: { questionId: number; onOpen: (number: number) => void }) {
  const t = useText(questionPageText)
  const format = useFormat()
  const { data, failed, retry } = useLoad(bankApi.getVersions, { questionId })
  if (failed) return <PartFailed part="versions" onAgain={retry} />
  if (!data) return <SkeletonText lines={3} />
  return (
    <ul className={css.versions}>
      {data.map(({ number, author, createdAt, fixed, present }) => (
        <li key={number}>
          <div>
            <strong>{t.version(format.number(number))}</strong>{' '}
            {present && <Tag tone="action">{t.present}</Tag>}
            <small>
              <TimeAgo value={createdAt} />
              {author && ` · ${author.name}`}
              {fixed && ` · ${t.fixed}`}
            </small>
          </div>
          <Button size="small" onClick={() => onOpen(number)}>
            {t.open}
            <span className="visually-hidden"> {t.version(format.number(number))}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Version({
  questionId,
  number,
  body,
  dirty,
  onRestore,
  onClose,
  onBack,
}: VersionsProps & { number: number; onBack: () => void }) {
  const t = useText(questionPageText)
  const format = useFormat()
  const { data, failed, retry } = useLoad(bankApi.getVersion, { questionId, number })
  const changes = data ? compareBodies(data.body, body) : []
  const restore = async (old: QuestionBody) => {
    const question = {
      ...{ title: t.restoreTitle, text: t.restoreText },
      confirm: t.restore,
      danger: true,
    }
    if (dirty && !(await confirmDialog(question))) return
    onRestore(old)
    onClose()
    toast.info(t.restored(format.number(number)))
  }
  return (
    <div className={css.stack}>
      <div className={css.acts}>
        <Button icon="arrow-left" size="small" variant="quiet" onClick={onBack}>
          {t.back}
        </Button>
        {data && changes.length > 0 && (
          <Button icon="undo" size="small" onClick={() => void restore(data.body)}>
            {t.restore}
          </Button>
        )}
      </div>
      {failed ? (
        <PartFailed part="versions" onAgain={retry} />
      ) : data ? (
        <>
          <h3>{t.compare}</h3>
          <Comparison changes={changes} before={t.before} after={t.now} same={t.noChange} />
          <h3>{t.asLearner}</h3>
          <AsLearner body={data.body} />
        </>
      ) : (
        <SkeletonText lines={5} />
      )}
    </div>
  )
}

function AsLearner({ body }: { body: QuestionBody }) {
  const t = useText(questionPageText)
  const id = useId()
  const language = useLocale() === 'en-US' ? 'en' : 'zh'
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null)
  const { data, failed, retry } = useLoad(bankApi.tryQuestion, { body, seed: 1, language })
  if (failed) return <PartFailed part="question" onAgain={retry} />
  if (!data) return <SkeletonText lines={5} />
  return (
    <div className={css.sheet}>
      <QuestionHead titleId={`${id}t`} title={t.questionOne} type={data.type} />
      <AnswerQuestion
        question={data}
        answer={answer}
        onAnswer={setAnswer}
        titleId={`${id}t`}
        stemId={`${id}s`}
      />
    </div>
  )
}
