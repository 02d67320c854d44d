import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox, RadioGroup } from '#src/web/ui/choice.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { audiences } from '../limits.ts'
import { formText } from './form-text.ts'
import css from './homework.module.css'
import type { FormGiven, HomeworkFormState } from './use-homework-form.ts'

/** For whom homework is. */
export function AudienceFields({
  form,
  given: { groups, students, homework },
}: {
  form: HomeworkFormState
  given: FormGiven
}) {
  const t = useText(formText)
  const { group: groupName } = useText(namesText)
  const { values } = form
  const isKept = homework !== null && homework.state !== 'draft'
  const isQuiz = values.kind === 'quiz'
  const toggle = (name: 'groupIds' | 'userIds', id: number, yes: boolean) => {
    const rest = values[name].filter((one) => one !== id)
    form.set(name, yes ? [...rest, id] : rest)
  }
  return (
    <Panel title={isQuiz ? t.who : t.whoAndHow}>
      <div className={css.stack}>
        {!isQuiz && (
          <RadioGroup
            label={t.way}
            inRow
            value={values.inGroups ? 'groups' : 'alone'}
            onChange={(way) => form.set('inGroups', way === 'groups')}
            options={(['alone', 'groups'] as const).map((value) => ({
              ...{ value, label: t.ways[value], disabled: isKept },
            }))}
            {...(values.inGroups && { description: groups.length > 0 ? t.waysHint : t.noGroups })}
          />
        )}
        <RadioGroup
          {...form.field('audience')}
          label={t.who}
          labelHidden={isQuiz}
          inRow
          options={audiences.map((value) => ({ value, label: t.audiences[value] }))}
        />
        {values.audience === 'some' && groups.length > 0 && (
          <fieldset className={css.fieldset}>
            <legend>{t.groups}</legend>
            <div className={css.choices}>
              {groups.map(({ groupId, name }) => (
                <Checkbox
                  key={groupId}
                  label={groupName(name)}
                  checked={values.groupIds.includes(groupId)}
                  onChange={(yes) => toggle('groupIds', groupId, yes)}
                />
              ))}
            </div>
          </fieldset>
        )}
        {values.audience === 'some' && (
          <fieldset className={css.fieldset}>
            <legend>{t.students}</legend>
            {students.length === 0 && <p className={css.muted}>{t.noStudents}</p>}
            {students.length > 0 && (
              <div className={css.choices}>
                {students.map(({ userId, name, number }) => (
                  <Checkbox
                    key={userId}
                    label={number === '' ? name : `${name} ${number}`}
                    checked={values.userIds.includes(userId)}
                    onChange={(yes) => toggle('userIds', userId, yes)}
                  />
                ))}
              </div>
            )}
          </fieldset>
        )}
      </div>
    </Panel>
  )
}
