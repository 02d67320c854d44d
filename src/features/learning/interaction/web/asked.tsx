import { useContext, useState } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { Thread } from '../answers.ts'
import { interactionApi } from '../contract.ts'
import { AuthorLine, HiddenNote } from './author-line.tsx'
import css from './interaction.module.css'
import { LateReport } from './late-report.ts'
import { Pictures } from './pictures.tsx'
import { States } from './question-row.tsx'
import { TextActs } from './text-acts.tsx'
import { TextForm } from './text-form.tsx'
import { interactionText } from './text.ts'
import { beginIn } from './use-pictures.ts'

/** The question of a thread, and what the reader may do with it. */
export function Asked({ thread, onChanged }: { thread: Thread; onChanged: () => void }) {
  const t = useText(interactionText)
  const { act } = useAct()
  const [edits, setEdits] = useState(false)
  const opened = useContext(OpenedTexts)[thread.body] ?? thread.body
  const { interactionId } = thread
  const remove = () =>
    act(
      interactionApi.delete,
      { interactionId },
      {
        ask: {
          ...{ title: t.deleteQuestionTitle, text: t.deleteQuestionText },
          ...{ confirm: t.delete, danger: true },
        },
        ...{ verb: 'delete', said: t.deleted, refresh: false, done: onChanged },
      },
    )
  return (
    <article className={css.asked} aria-label={t.question}>
      <AuthorLine {...thread} />
      <p className={css.facts}>
        <States row={thread} />
      </p>
      <HiddenNote hidden={thread.hidden} />
      {edits ? (
        <TextForm
          endpoint={interactionApi.edit}
          begin={beginIn(thread.place.courseId)}
          pictures={thread.pictures}
          send={(text) => ({ interactionId, ...text })}
          label={t.question}
          act={t.save}
          said={t.saved}
          value={thread.body}
          onSent={() => {
            setEdits(false)
            onChanged()
          }}
          onCancel={() => setEdits(false)}
        />
      ) : thread.deleted ? (
        <p className={css.muted}>{t.deletedQuestion}</p>
      ) : (
        <>
          <div className="prose">
            <RichText html={opened} />
          </div>
          <Pictures pictures={thread.pictures} author={thread.author.name} />
        </>
      )}
      {!edits && !thread.deleted && (
        <div className={css.acts}>
          <Marks thread={thread} onChanged={onChanged} />
          <TextActs
            can={thread.can}
            reported={thread.reported}
            thing={{ interactionId }}
            Report={LateReport}
            onEdit={() => setEdits(true)}
            onDelete={() => void remove()}
            onReported={onChanged}
          />
        </div>
      )}
    </article>
  )
}

/** "I have this question too", and following; an asker hears of replies without it. */
function Marks({ thread, onChanged }: { thread: Thread; onChanged: () => void }) {
  const t = useText(interactionText)
  const format = useFormat()
  const { act, pending } = useAct()
  const locale = useLocale()
  const { interactionId, hasSame, follows, meToo, can, author } = thread
  const mayToggle = can.follow.may || follows
  const done = { refresh: false, done: onChanged }
  return (
    <>
      {can.meToo.may ? (
        <Button
          size="small"
          aria-pressed={hasSame}
          pending={pending}
          onClick={() =>
            void act(interactionApi.setMeToo, { interactionId, meToo: !hasSame }, done)
          }
        >
          {t.meToo}
          {meToo > 0 && <span className={css.count}>{format.number(meToo)}</span>}
        </Button>
      ) : (
        meToo > 0 && <span className={css.muted}>{t.meTooCount(format.number(meToo))}</span>
      )}
      {!author.isMine && (
        <Button
          size="small"
          variant="quiet"
          icon="bell"
          aria-pressed={follows}
          aria-disabled={!mayToggle || undefined}
          data-tip={can.follow.why ? pick(can.follow.why, locale) : t.followHelp}
          onClick={() =>
            mayToggle &&
            void act(interactionApi.setFollowed, { interactionId, followed: !follows }, done)
          }
        >
          {follows ? t.following : t.follow}
        </Button>
      )}
    </>
  )
}
