import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { typeText } from '../../question/web/type-text.ts'
import { bankApi } from '../contract.ts'
import type { Question } from '../shapes.ts'
import { plainOf } from './compare-bodies.ts'
import { QuestionActs } from './question-acts.tsx'
import { Trial } from './question-dialogs.ts'
import { QuestionForm } from './question-form.tsx'
import { questionPageText } from './question-page-text.ts'
import css from './question.module.css'
import { statusTones } from './question-list.tsx'
import { QuestionTrail } from './question-trail.tsx'
import { valuesOf } from './question-values.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, locale } = pageOf(context)
  const question = await api(bankApi.getQuestion, { questionId: Number(params['questionId']) })
  const { zh, en } = question.body.stem
  const [own, other] = locale === 'en-US' ? [en, zh] : [zh, en]
  return { question, title: shortened(plainOf(own || other)) }
}

const titleMost = 60

function shortened(words: string): string {
  const letters = [...words]
  return letters.length > titleMost ? `${letters.slice(0, titleMost - 1).join('')}…` : words
}

export const meta = pageMeta(questionPageText, (t, { title }: LoaderData<typeof loader>) => ({
  title: title || t.untitled,
}))

export default function QuestionPage() {
  const { question, title } = useLoaderData<typeof loader>()
  const t = useText(questionPageText)
  const types = useText(typeText)
  const { questionId, type, status, changedAt, author, folder, can } = question
  return (
    <Page
      before={<QuestionTrail questionId={questionId} folder={folder} />}
      title={
        // The stem follows in its field; for the ear the heading says which question this is.
        <span className={css.title}>
          {types.names[type]}
          <span className="visually-hidden"> {title || t.untitled}</span>
        </span>
      }
      lead={
        <span className={css.lead}>
          <Tag tone={statusTones[status]}>{types.statuses[status]}</Tag>
          <span>
            <TimeAgo value={changedAt} />
            {author && ` · ${t.changedBy(author.name)}`}
          </span>
        </span>
      }
      actions={<QuestionActs question={question} />}
    >
      {can.edit.may ? (
        <QuestionForm
          key={questionId}
          question={question}
          folders={null}
          initial={valuesOf(
            { ...question, tags: question.tags.map(({ name }) => name) },
            folder?.folderId ?? null,
          )}
        >
          {({ versions }) => (
            <>
              <Versions count={question.versions} onOpen={versions} />
              <Uses uses={question.uses} />
            </>
          )}
        </QuestionForm>
      ) : (
        <Panel>
          <div className={css.stack}>
            <p className={css.note}>{t.readOnly}</p>
            <Suspense>
              <Trial body={question.body} />
            </Suspense>
          </div>
        </Panel>
      )}
    </Page>
  )
}

function Versions({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useText(questionPageText)
  const format = useFormat()
  return (
    <Panel title={t.versions}>
      <div className={css.acts}>
        <span>{t.versionsLead(format.number(count))}</span>
        <Button size="small" icon="clock" onClick={onOpen}>
          {t.history}
        </Button>
      </div>
    </Panel>
  )
}

function Uses({ uses }: Pick<Question, 'uses'>) {
  const t = useText(questionPageText)
  return (
    <Panel title={t.uses}>
      {uses.length === 0 ? (
        <p className={css.note}>{t.unused}</p>
      ) : (
        <ul className={css.links}>
          {uses.map(({ name, path }) => (
            <li key={`${path} ${name}`}>
              {path === null ? name || t.someUse : <Link to={path}>{name || t.someUse}</Link>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
