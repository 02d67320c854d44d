import { lazy } from 'react'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import { isPageBuilt } from '#src/web/built-pages.ts'
import { useText } from '#src/web/i18n.tsx'
import { usePagePath, useViewer } from '#src/web/root-data.ts'
import type { IconName } from '#src/web/ui/icon.tsx'
import { centerText } from './center-text.ts'
import { SideMenu } from './side-menu.tsx'

// Few ever see it.
const DeletionNotice = lazy(() =>
  import('#src/features/people/privacy/web/deletion-notice.tsx').then((part) => ({
    default: part.DeletionNotice,
  })),
)

interface Entry {
  name: keyof (typeof centerText)['zh']['center']
  path: string
  icon: IconName
}
const groupNames = ['learning', 'teaching', 'accountGroup'] as const
type Group = (typeof groupNames)[number]

// prettier-ignore
const groups: Record<Group, readonly Entry[]> = {
  learning: [
    { name: 'todos', path: '/user/todos', icon: 'check-circle' },
    { name: 'myPremium', path: '/course/mine', icon: 'course' },
    { name: 'myOpen', path: '/smooc/mine', icon: 'open-course' },
    { name: 'classes', path: '/sclass', icon: 'users' },
    { name: 'wrong', path: '/user/wrong_question_banks', icon: 'quiz' },
    { name: 'practice', path: '/assignment/manage', icon: 'edit' },
    { name: 'interactions', path: '/interaction/manage', icon: 'message' },
    { name: 'certs', path: '/common/certs', icon: 'certificate' },
    { name: 'collect', path: '/common/user_collect', icon: 'heart' },
    { name: 'myResources', path: '/shared/manage/resources/mine', icon: 'file' },
    { name: 'myPackages', path: '/shared/manage/packages/mine', icon: 'attachment' },
  ],
  teaching: [
    { name: 'manageCourses', path: '/course/manage', icon: 'course' },
    { name: 'manageOpen', path: '/smooc/manage', icon: 'open-course' },
    { name: 'textbooks', path: '/textbook/manage', icon: 'note' },
    { name: 'questions', path: '/user/question_bank', icon: 'quiz' },
    { name: 'resources', path: '/shared/manage/resources', icon: 'file' },
    { name: 'packages', path: '/shared/manage/packages', icon: 'attachment' },
    { name: 'schedules', path: '/user/schedules', icon: 'calendar' },
  ],
  accountGroup: [
    { name: 'messages', path: '/user/messages', icon: 'message' },
    { name: 'coins', path: '/user/coins', icon: 'coin' },
    { name: 'profiles', path: '/user/profiles', icon: 'user' },
    { name: 'verification', path: '/user/verification', icon: 'certificate' },
    { name: 'accounts', path: '/user/accounts', icon: 'phone' },
    { name: 'password', path: '/user/password', icon: 'lock' },
    { name: 'sessions', path: '/user/sessions', icon: 'monitor' },
    { name: 'messageSettings', path: '/user/message_settings', icon: 'bell' },
    { name: 'personalData', path: '/user/personal_data', icon: 'shield' },
  ],
}

/** Default export because it is loaded by `lazy`. The personal centre's side menu: what is there, and what the person may open. */
export default function CenterMenu() {
  const t = useText(centerText)
  const path = usePagePath()
  const viewer = useViewer()
  const teaches = passesRoleGuard(viewer)
  const shown = groupNames
    .filter((group) => group !== 'teaching' || teaches)
    .map((group) => ({
      key: group,
      title: t[group],
      entries: groups[group]
        .filter(({ path }) => isPageBuilt(path))
        .filter(({ name }) => teaches || name !== 'verification')
        .map((entry) => ({ ...entry, label: t.center[entry.name] })),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      {viewer?.erasesAt && path !== '/user/personal_data' && (
        <DeletionNotice erasesAt={viewer.erasesAt} />
      )}
      <SideMenu label={t.centerMenu} groups={shown} />
    </>
  )
}
