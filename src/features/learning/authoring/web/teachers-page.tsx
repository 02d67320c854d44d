import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import { staffRights } from '../staff-rights.ts'
import { CourseFrame } from './course-frame.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { MemberRow } from './member-row.tsx'
import css from './staff.module.css'
import { staffText } from './staff-text.ts'
import { TransferPanel } from './transfer-panel.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const courseId = Number(params['courseId'])
  const [course, staff] = await Promise.all([
    api(authoringApi.getForEdit, { courseId }),
    api(authoringApi.getTeachers, { courseId }),
  ])
  return { course, staff }
}

export const meta = pageMeta(staffText, (t, { course }: LoaderData<typeof loader>) => ({
  title: t.titleOf(course.name),
}))

/** The owner and the co-teachers of a course, their rights, and the transfer of the course. */
export default function TeachersPage() {
  const { course, staff } = useLoaderData<typeof loader>()
  const t = useText(staffText)
  const { owner, members, can } = staff
  const me = members.find(({ isMe }) => isMe)
  return (
    <CourseFrame course={course} title={t.title}>
      <Panel title={t.members} lead={t.membersLead}>
        <ul className={css.members}>
          {owner && (
            <li className={css.member}>
              <span className={css.name}>
                {owner.name}
                {course.isOwner && t.me}
                <small>{t.owner}</small>
              </span>
            </li>
          )}
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              courseId={course.courseId}
              member={member}
              manages={can.manage.may}
            />
          ))}
        </ul>
        {members.length === 0 && <p className={css.note}>{t.none}</p>}
      </Panel>
      {can.manage.may && <InvitePanel staff={staff} />}
      {me && (
        <Panel title={t.mine}>
          <ul className={css.rights}>
            {staffRights
              .filter((right) => me[right])
              .map((right) => (
                <li key={right}>
                  {t.rights[right]}
                  <small>{t.hints[right]}</small>
                </li>
              ))}
            {staffRights.every((right) => !me[right]) && <li>{t.onlyRead}</li>}
          </ul>
          <Leave course={course} />
        </Panel>
      )}
      {can.manage.may && <TransferPanel staff={staff} />}
    </CourseFrame>
  )
}

function Leave({ course }: { course: Parameters<typeof authoringPaths.edit>[0] }) {
  const t = useText(staffText)
  const go = useGo()
  const { act, pending } = useAct()
  const leave = () =>
    void act(
      authoringApi.leaveCourse,
      { courseId: Number(course.courseId) },
      {
        ask: {
          ...{ title: t.leaveTitle, text: t.leaveText },
          ...{ confirm: t.leave, cancel: t.cancel, danger: true },
        },
        said: t.left,
        refresh: false,
        done: () => go(authoringPaths.manage(course.kind)),
      },
    )
  return (
    <Button variant="danger" icon="sign-out" pending={pending} onClick={leave}>
      {t.leave}
    </Button>
  )
}
