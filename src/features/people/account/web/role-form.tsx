import { useText } from '#src/web/i18n.tsx'
import { leaveSignIn } from '#src/web/live/keep-session.ts'
import { signOut } from '#src/web/session.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { leaving } from '#src/web/leaving.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import { accountApi } from '../contract.ts'
import { realNameMax, roleForm } from '../forms.ts'
import { schoolNameMax } from '#src/features/people/school/forms.ts'
import css from './role.module.css'
import { type Role, RoleCards } from './role-cards.tsx'
import { SchoolField } from '#src/features/people/school/web/school-field.tsx'
import { SearchSelect } from '#src/features/people/school/web/search-select.tsx'
import { accountText } from './text.ts'

const initial = {
  role: '' as Role | '',
  provinceId: null as number | null,
  schoolId: null as number | null,
  /** The school is not listed, so the person names it. */
  named: false,
  schoolName: '',
  realName: '',
}

export function RoleForm({
  provinces,
  asksName,
}: {
  provinces: { id: number; name: string }[]
  asksName: boolean
}) {
  const t = useText(accountText)
  const { run, pending } = useAct()
  const form = useForm({
    initial,
    guard: false,
    schema: ({ named }) => roleForm({ school: named, name: asksName }),
    check: ({ role, provinceId, schoolId, named }) => ({
      role: role === '' ? t.roleMissing : undefined,
      provinceId: provinceId === null ? t.provinceMissing : undefined,
      schoolId: !named && schoolId === null ? t.schoolMissing : undefined,
    }),
    endpoint: accountApi.selectRole,
    send: ({ role, provinceId, schoolId, named, schoolName, realName }) => ({
      role: role as Role,
      provinceId: provinceId!,
      ...(named ? { schoolName } : { schoolId: schoolId ?? undefined }),
      ...(asksName && { realName }),
    }),
    words: t.roleFailed,
    done() {
      leaveSignIn()
      return leaving()
    },
  })
  const { values } = form

  return (
    <Form form={form} label={t.roleTitle}>
      <RoleCards {...form.field('role')} />
      {asksName && (
        <TextField
          {...form.field('realName')}
          label={t.realName}
          description={t.realNameHint}
          required
          autoComplete="name"
          maxLength={realNameMax}
        />
      )}
      <div className={css.place}>
        <SearchSelect
          {...form.field('provinceId')}
          label={t.province}
          placeholder={t.provincePlaceholder}
          options={provinces}
          empty={t.noProvince}
          onChange={(provinceId) => {
            if (provinceId !== values.provinceId) form.set('schoolId', null)
            form.set('provinceId', provinceId)
          }}
        />
        {values.named ? (
          <div>
            <TextField
              {...form.field('schoolName')}
              label={t.schoolName}
              description={t.schoolNameHint}
              required
              autoComplete="organization"
              maxLength={schoolNameMax}
            />
            <Button size="small" onClick={() => form.set('named', false)}>
              {t.chooseSchool}
            </Button>
          </div>
        ) : (
          <SchoolField
            {...form.field('schoolId')}
            provinceId={values.provinceId}
            onMissing={() => form.set('named', true)}
          />
        )}
      </div>
      <p className={css.once}>{t.roleOnce}</p>
      <div className={css.foot}>
        <Button
          variant="quiet"
          size="large"
          icon="sign-out"
          pending={pending}
          onClick={() => void run(signOut, { done: leaving, refresh: false })}
        >
          {t.signOut}
        </Button>
        <Button type="submit" variant="primary" size="large" pending={form.pending}>
          {t.start}
        </Button>
      </div>
    </Form>
  )
}
