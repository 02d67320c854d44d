import { useText } from '#src/web/i18n.tsx'
import { leaveSignIn } from '#src/web/live/keep-session.ts'
import { signOut } from '#src/web/session.ts'
import { Button } from '#src/web/ui/button.tsx'
import { useActButton } from '#src/web/form/act-button.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { leaving } from '#src/web/leaving.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { accountApi } from '../contract.ts'
import { realNameMax, roleForm } from '../forms.ts'
import { schoolNameMax } from '#src/features/people/school/forms.ts'
import css from './role.module.css'
import { type Role, RoleCards } from './role-cards.tsx'
import { SchoolField } from '#src/features/people/school/web/school-field.tsx'
import { ProvinceField } from './province-field.tsx'
import { roleText } from './role-text.ts'

const initial = {
  role: '' as Role | '',
  /** '' until one is chosen. */
  provinceId: '',
  schoolId: null as number | null,
  /** Whether the person names a school that is not listed; null until they have said so. */
  named: null as boolean | null,
  schoolName: '',
  realName: '',
}

/** A school that was named before the page's script came counts too. */
const isNamed = ({ named, schoolName }: typeof initial) => named ?? schoolName !== ''

export function RoleForm({
  provinces,
  asksName,
}: {
  provinces: { id: number; name: string; sound: string }[]
  asksName: boolean
}) {
  const t = useText(roleText)
  const { run, pending } = useAct()
  const hydrated = useHydrated()
  const signOutButton = useActButton('sign-out')
  const form = useForm({
    initial,
    guard: false,
    schema: (given) => roleForm({ school: isNamed(given), name: asksName }),
    check: (given) => ({
      role: given.role === '' ? t.roleMissing : undefined,
      provinceId: given.provinceId === '' ? t.provinceMissing : undefined,
      schoolId: !isNamed(given) && given.schoolId === null ? t.schoolMissing : undefined,
    }),
    endpoint: accountApi.selectRole,
    send: (given) => ({
      role: given.role as Role,
      provinceId: Number(given.provinceId),
      ...(isNamed(given)
        ? { schoolName: given.schoolName }
        : { schoolId: given.schoolId ?? undefined }),
      ...(asksName && { realName: given.realName }),
    }),
    words: t.roleFailed,
    done() {
      leaveSignIn()
      return leaving()
    },
  })
  const { values } = form
  const province = form.field('provinceId')
  const schoolId = form.field('schoolId')
  const schoolName = form.field('schoolName')

  return (
    <Form form={form} label={t.roleTitle} posts>
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
        <ProvinceField
          {...province}
          options={provinces}
          onChange={(next) => {
            if (next !== values.provinceId) form.set('schoolId', null)
            province.onChange(next)
          }}
        />
        {isNamed(values) || !hydrated ? (
          <div>
            <TextField
              {...schoolName}
              error={schoolName.error ?? (hydrated ? undefined : schoolId.error)}
              onChange={(text) => {
                form.set('named', true)
                schoolName.onChange(text)
              }}
              label={t.schoolName}
              description={t.schoolNameHint}
              required
              autoComplete="organization"
              maxLength={schoolNameMax}
            />
            {hydrated && (
              <Button size="small" onClick={() => form.set('named', false)}>
                {t.chooseSchool}
              </Button>
            )}
          </div>
        ) : (
          <SchoolField
            {...schoolId}
            provinceId={Number(values.provinceId) || null}
            onMissing={() => form.set('named', true)}
          />
        )}
      </div>
      <p className={css.once}>{t.roleOnce}</p>
      <div className={css.foot}>
        <Button
          {...signOutButton}
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
