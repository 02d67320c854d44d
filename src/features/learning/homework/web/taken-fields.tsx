import { fileKinds } from '#src/shared/file-kind.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { formText } from './form-text.ts'
import css from './homework.module.css'
import type { HomeworkFormState } from './use-homework-form.ts'

/** What students hand in. */
export function TakenFields({ form }: { form: HomeworkFormState }) {
  const t = useText(formText)
  const { value: kinds, onChange, error } = form.field('kinds')
  return (
    <Panel title={t.taken} lead={t.textAlways}>
      <div className={css.stack}>
        <Checkbox {...form.check('photos')} label={t.photos} />
        <Checkbox {...form.check('recordings')} label={t.recordings} />
        {form.values.recordings && (
          <TextField
            {...form.field('recordingMinutes')}
            label={t.recordingMinutes}
            inputMode="numeric"
            maxLength={2}
          />
        )}
        <TextField {...form.field('files')} label={t.files} inputMode="numeric" maxLength={2} />
        {form.values.files.trim() !== '0' && (
          <fieldset className={css.fieldset}>
            <legend>{t.kinds}</legend>
            <div className={css.choices}>
              {fileKinds.map((kind) => (
                <Checkbox
                  key={kind}
                  label={t.kind[kind]}
                  checked={kinds.includes(kind)}
                  onChange={(yes) =>
                    onChange(yes ? [...kinds, kind] : kinds.filter((one) => one !== kind))
                  }
                />
              ))}
            </div>
            {error !== undefined && <FieldError id="kinds-error" error={error} />}
          </fieldset>
        )}
      </div>
    </Panel>
  )
}
