import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAct } from '#src/web/act/use-act.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { problemsOf } from '../../question/body/problems.ts'
import { OpenedTexts } from '../../editor/web/opened-texts.ts'
import { EditBody } from '../../question/web/edit/edit-body.tsx'
import { bankApi } from '../contract.ts'
import { bankPaths } from '../paths.ts'
import type { Question } from '../shapes.ts'
import type { Conflict, Stored } from './conflict-dialog.tsx'
import { ConflictDialog, TrialDialog, VersionsDialog } from './question-dialogs.ts'
import { Languages } from './languages.tsx'
import { QuestionSettings } from './question-settings.tsx'
import css from './question.module.css'
import { questionPageText } from './question-page-text.ts'
import { type QuestionValues, questionValues, savedOf, valuesOf } from './question-values.ts'
import { Readiness, showMissing } from './readiness.tsx'
import { Similar } from './similar.tsx'
import type { Folders } from './place-of.ts'
import { useRevision } from './use-revision.ts'
import { useNewest, useSaveKey } from './use-save-key.ts'

const none: never[] = []
const noTexts = {}

/** The form of a question, new or saved; beside it what keeps it from being ready and what is like it. */
export function QuestionForm({
  question,
  initial,
  folders,
  children,
}: {
  /** Null: a new one. */
  question: Question | null
  initial: QuestionValues
  /** Into which a new question can be put. */
  folders: Folders | null
  /** The versions and uses, which only a saved question has. */
  children?: (open: { versions: () => void }) => ReactNode
}) {
  const t = useText(questionPageText)
  const format = useFormat()
  const go = useGo()
  const refresh = useRefresh()
  const { act, pending: copies } = useAct()
  const [shown, setShown] = useState<'trial' | 'versions'>()
  const [conflict, setConflict] = useState<Conflict>()
  const questionId = question?.questionId ?? null
  const form = useForm({
    initial,
    schema: questionValues,
    endpoint: questionId === null ? bankApi.createQuestion : bankApi.saveQuestion,
    send: (values) =>
      questionId === null
        ? { ...savedOf(values), folderId: folderOf(values) }
        : { ...savedOf(values), questionId, revision: values.revision },
    draftKey: `question:${questionId ?? `new:${initial.body.type}`}`,
    guard: true,
    said: ({ status }) =>
      status === 'ready' ? t.savedReady : status === 'draft' ? t.savedDraft : t.saved,
    verb: questionId === null ? 'create' : 'save',
    refresh: questionId !== null,
    done({ questionId: made, revision }) {
      if (questionId === null) return go(bankPaths.question(made))
      form.settle('revision', revision)
      return undefined
    },
    refused(error) {
      const isOwn = error.id === 'question.changedElsewhere'
      if (!isOwn && error.id !== 'question.changedByOther') return undefined
      setConflict({ ...(error.data as Stored), isOwn })
      return undefined
    },
  })
  const { values, dirty, pending } = form
  useRevision(form, question)
  const save = useNewest(() => void form.submit())
  useSaveKey(save)

  const problems = problemsOf(values.body)
  const setBody = (body: QuestionValues['body']) => form.set('body', body)
  const discard = async () => {
    const question = {
      title: t.discardTitle,
      text: t.discardText,
      confirm: t.discard,
      danger: true,
    }
    if (await confirmDialog(question)) form.reset(initial)
  }
  const takeTheirs = () => {
    if (conflict) form.reset(valuesOf(conflict, question?.folder?.folderId ?? null))
    setConflict(undefined)
    // The head of the page shows their change too.
    void refresh()
  }
  const takeMine = () => {
    // Saved in the render that knows the revision to save over.
    flushSync(() => {
      if (conflict) form.settle('revision', conflict.revision)
      setConflict(undefined)
    })
    save()
  }

  return (
    <>
      <Form form={form} label={questionId === null ? t.newTitle : t.edit}>
        <div className={css.columns}>
          <div className={css.column}>
            <Panel title={t.content} titleHidden>
              <div data-editor>
                <OpenedTexts value={question?.opened ?? noTexts}>
                  <EditBody
                    body={values.body}
                    onChange={setBody}
                    // A new question is not wrong before it was written; what it lacks stands beside it.
                    problems={question ? problems : none}
                  />
                </OpenedTexts>
              </div>
            </Panel>
          </div>
          <div className={css.aside}>
            <Readiness body={values.body} problems={problems} status={question?.status} />
            <QuestionSettings form={form} question={question} folders={folders} />
            <Languages body={values.body} />
            <Similar body={values.body} questionId={questionId} />
            {children?.({ versions: () => setShown('versions') })}
          </div>
        </div>
        <div className={css.foot}>
          <div className={css.said}>
            <p aria-live="polite">
              {dirty ? t.unsaved : questionId === null ? t.notYet : t.allSaved}
            </p>
            {problems.length > 0 && (
              <Button size="small" variant="quiet" icon="info" onClick={showMissing}>
                {t.toMissing(format.number(problems.length))}
              </Button>
            )}
          </div>
          {dirty && questionId !== null && (
            <Button variant="quiet" onClick={() => void discard()}>
              {t.discard}
            </Button>
          )}
          <Button icon="play" onClick={() => setShown('trial')}>
            {t.try}
          </Button>
          <Button type="submit" variant="primary" pending={pending} title={t.saveKeys}>
            {t.save}
          </Button>
        </div>
      </Form>
      <Suspense>
        {shown === 'trial' && (
          <TrialDialog body={values.body} onClose={() => setShown(undefined)} />
        )}
        {shown === 'versions' && questionId !== null && (
          <VersionsDialog
            questionId={questionId}
            body={values.body}
            dirty={dirty}
            onRestore={setBody}
            onClose={() => setShown(undefined)}
          />
        )}
        {conflict && (
          <ConflictDialog
            theirs={conflict}
            mine={values}
            onClose={() => setConflict(undefined)}
            onTheirs={takeTheirs}
            onMine={takeMine}
            copies={copies}
            onCopy={() =>
              void act(
                bankApi.createQuestion,
                { ...savedOf(values), folderId: folderOf(values) },
                {
                  said: t.copySaved,
                  verb: 'create',
                  refresh: false,
                  async done(copy) {
                    // Nothing is unsaved any more, so that the way to the copy asks nothing.
                    flushSync(takeTheirs)
                    await go(bankPaths.question(copy.questionId))
                  },
                },
              )
            }
          />
        )}
      </Suspense>
    </>
  )
}

const folderOf = ({ folder }: QuestionValues) => (folder === '' ? null : Number(folder))
