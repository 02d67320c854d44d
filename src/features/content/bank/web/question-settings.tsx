import { Suspense, useState } from 'react'
import type { FormOf } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, RadioGroup, Select } from '#src/web/ui/choice.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { difficulties } from '../../question/types.ts'
import { typeText } from '../../question/web/type-text.ts'
import { bankPaths } from '../paths.ts'
import type { Question } from '../shapes.ts'
import { MoveDialog } from './bank-dialogs.ts'
import { indented } from './folder-choice.tsx'
import type { Folders } from './place-of.ts'
import { questionPageText } from './question-page-text.ts'
import css from './question.module.css'
import type { QuestionValues } from './question-values.ts'
import { TagsField } from './tags-field.tsx'

/** Difficulty, points, tags, folder and status of a question. */
export function QuestionSettings({
  form,
  question,
  folders,
}: {
  form: Pick<FormOf<QuestionValues>, 'field' | 'check' | 'set' | 'values'>
  question: Question | null
  folders: Folders | null
}) {
  const t = useText(questionPageText)
  const types = useText(typeText)
  const { tags, folder } = form.values
  return (
    <Panel title={t.settings}>
      <div className={css.settings}>
        <RadioGroup
          {...form.field('difficulty')}
          label={t.difficulty}
          inRow
          options={difficulties.map((one) => ({
            value: `${one}` as const,
            label: types.difficulties[one],
          }))}
        />
        <TextField
          {...form.field('points')}
          className={css.points}
          label={t.points}
          inputMode="decimal"
          required
        />
        <TagsField
          label={t.tags}
          folderId={folder === '' ? null : Number(folder)}
          value={tags}
          error={form.field('tags').error}
          onChange={(next) => form.set('tags', next)}
        />
        {question ? (
          <FolderLine question={question} />
        ) : (
          folders && (
            <Select
              {...form.field('folder')}
              label={t.folder}
              options={[
                { value: '', label: t.noFolder },
                ...[...folders.mine, ...folders.shared.filter(({ right }) => right === 'edit')].map(
                  (one) => ({ value: String(one.folderId), label: indented(one) }),
                ),
              ]}
            />
          )
        )}
        {question?.status !== 'retired' && (
          <Checkbox
            {...form.check('keepDraft')}
            label={t.keepDraft}
            description={t.keepDraftHint}
          />
        )}
      </div>
    </Panel>
  )
}

/** The folder of a saved question; moving it is an act of its own. */
function FolderLine({ question }: { question: Question }) {
  const t = useText(questionPageText)
  const [moves, setMoves] = useState(false)
  const { questionId, folder, can } = question
  return (
    <div className={css.folder}>
      <span className={css.label}>{t.folder}</span>
      {folder ? (
        <Link to={bankPaths.folder(folder.folderId)}>{folder.name}</Link>
      ) : (
        <span>{t.noFolder}</span>
      )}
      {can.edit.may && (
        <Button size="small" variant="quiet" onClick={() => setMoves(true)}>
          {t.moveTo}
        </Button>
      )}
      <Suspense>
        {moves && (
          <MoveDialog
            chosen={{ questionIds: [questionId] }}
            count={1}
            folderId={folder?.folderId ?? null}
            onClose={() => setMoves(false)}
            onDone={() => undefined}
          />
        )}
      </Suspense>
    </div>
  )
}
