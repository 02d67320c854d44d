import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { peoplePaths } from '#src/features/office/people/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { feedbackApi, feedbackStates } from '../contract.ts'
import { feedbackPaths } from '../paths.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { AttachmentPanel } from './attachment-panel.tsx'
import { senderName } from './feedback-list-page.tsx'
import { NotePanel } from './note-panel.tsx'
import type { OneFeedback } from './one-feedback.ts'
import { officeText } from './office-text.ts'
import css from './office.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return pageOf(context).api(feedbackApi.getFeedback, { feedbackId: Number(params['feedbackId']) })
}

export const meta = pageMeta(officeText, (t, feedback: OneFeedback) => ({
  title: titleOf(feedback, t),
}))

const titleOf = (feedback: OneFeedback, t: typeof officeText.zh) =>
  feedback.person || feedback.name
    ? t.from(feedback.person ? senderName(feedback, t) : feedback.name)
    : t.fromVisitor

export default function FeedbackDetailPage() {
  const feedback = useLoaderData<typeof loader>()
  const t = useText(officeText)
  const { feedbackId, remark, attachment } = feedback
  const title = titleOf(feedback, t)
  return (
    <Page
      dense
      before={
        <Breadcrumb items={[{ label: t.title, to: feedbackPaths.list() }, { label: title }]} />
      }
      title={title}
      lead={t.onRecord}
      actions={<Acts feedback={feedback} />}
    >
      <div className={css.columns}>
        <div className={css.column}>
          <Panel title={t.content}>
            <p className={css.text}>{remark}</p>
          </Panel>
          {attachment && <AttachmentPanel feedbackId={feedbackId} attachment={attachment} />}
          {/* Another number of answers is another form, which has seen them. */}
          <AnswerPanel key={feedback.answers.length} feedback={feedback} />
        </div>
        <div className={css.column}>
          <Sender feedback={feedback} />
          <NotePanel feedback={feedback} />
        </div>
      </div>
    </Page>
  )
}

function Sender({ feedback }: { feedback: OneFeedback }) {
  const t = useText(officeText)
  const format = useFormat()
  const { person, name, mobile, createdAt } = feedback
  return (
    <Panel title={t.details}>
      <Facts
        items={[
          {
            term: t.account,
            value: person ? (
              // Not ahead of time: reading a person's page is put on record.
              <Link to={peoplePaths.person(person.userId)} prefetch="none">
                {person.name ? `${person.name} · ${person.userName}` : person.userName}
              </Link>
            ) : (
              t.visitor
            ),
          },
          { term: t.nameGiven, value: name || t.none },
          { term: t.phone, value: mobile || t.none },
          { term: t.submitted, value: format.dateTime(createdAt) },
        ]}
      />
    </Panel>
  )
}

/** The state, and the deletion. */
function Acts({ feedback }: { feedback: OneFeedback }) {
  const t = useText(officeText)
  const go = useGo()
  const { act, pending } = useAct()
  const { feedbackId, status } = feedback
  const remove = () =>
    act(
      feedbackApi.deleteFeedback,
      { feedbackId },
      {
        ask: {
          ...{ title: t.deleteTitle(senderName(feedback, t)), text: t.deleteText },
          ...{ confirm: t.delete, danger: true },
        },
        verb: 'delete',
        said: t.deleted,
        done: () => go(feedbackPaths.list()),
        refresh: false,
      },
    )
  return (
    <>
      <Select
        label={t.status}
        labelHidden
        value={status}
        options={feedbackStates.map((value) => ({ value, label: t.state[value] }))}
        onChange={(next) =>
          void act(feedbackApi.setStatus, { feedbackId, status: next }, { said: t.statusDone })
        }
      />
      <Button icon="trash" pending={pending} onClick={() => void remove()}>
        {t.delete}
      </Button>
    </>
  )
}
