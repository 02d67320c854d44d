import { useLocale, useFormat, useText } from '#src/web/i18n.tsx'
import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { pick } from '#src/shared/locale.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { subjectApi } from '../contract.ts'
import type { SubjectList } from '../lists.ts'
import { subjectsText } from './subjects-text.ts'
import type { ListedSubject } from './subjects-table.tsx'
import css from './subjects.module.css'

/** Chooses the entry that takes over all uses of this one. */
export function MergeSubjectForm({
  list,
  subject,
  onClose,
}: {
  list: SubjectList
  subject: ListedSubject
  onClose: () => void
}) {
  const t = useText(subjectsText)
  const locale = useLocale()
  const format = useFormat()
  const { subjectId, names, uses, major } = subject
  const name = pick(names, locale)
  const others = useLoad(subjectApi.getSubjectList, { list, majorId: major?.majorId })
  const form = useForm({
    initial: { intoId: '' },
    guard: false,
    check: ({ intoId }) => ({ intoId: intoId === '' ? t.targetMissing : undefined }),
    endpoint: subjectApi.mergeSubject,
    send: ({ intoId }) => ({ list, subjectId, intoId: Number(intoId) }),
    done: onClose,
    said: ({ moved }) => t.merged(name, format.number(moved)),
  })
  const options = (others.data?.items ?? [])
    .filter((one) => one.subjectId !== subjectId)
    .map((one) => {
      const label = pick(one.names, locale)
      return { value: String(one.subjectId), label: one.hidden ? t.hiddenOption(label) : label }
    })
  return (
    <Form form={form} label={t.mergeTitle(name)}>
      <p>{t.mergeLead(format.number(uses))}</p>
      {list === 'major' && <p>{t.mergeMajorLead}</p>}
      <Select
        {...form.field('intoId')}
        label={t.target}
        required
        disabled={others.loading}
        placeholder={t.choose}
        options={options}
        description={others.data && options.length === 0 ? t.targetNone : undefined}
      />
      {others.failed && (
        <p role="alert" className={css.failed}>
          {t.loadFailed}
          <Button size="small" icon="refresh" onClick={others.retry}>
            {t.retry}
          </Button>
        </p>
      )}
      <FormFoot act={t.merge} danger pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
