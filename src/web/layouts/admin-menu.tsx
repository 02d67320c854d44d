import { isAdmin, mayReview } from '#src/shared/viewer.ts'
import { isPageBuilt } from '#src/web/built-pages.ts'
import { useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import type { IconName } from '#src/web/ui/icon.tsx'
import { adminText } from './admin-text.ts'
import { SideMenu } from './side-menu.tsx'

interface Entry {
  name: keyof (typeof adminText)['zh']['pages']
  path: string
  icon: IconName
}
interface Group {
  name: 'start' | 'review' | 'people' | 'records'
  /** reviewers may open its pages too. */
  reviewers: boolean
  entries: readonly Entry[]
}

// prettier-ignore
const groups: readonly Group[] = [
  { name: 'start', reviewers: true, entries: [
    { name: 'overview', path: '/admin', icon: 'speed' },
  ] },
  { name: 'review', reviewers: true, entries: [
    { name: 'verifications', path: '/admin/verifications', icon: 'certificate' },
    { name: 'schools', path: '/admin/schools', icon: 'open-course' },
  ] },
  { name: 'people', reviewers: false, entries: [
    { name: 'people', path: '/admin/people', icon: 'users' },
  ] },
  { name: 'records', reviewers: false, entries: [
    { name: 'audit', path: '/admin/audit', icon: 'note' },
    { name: 'outbox', path: '/admin/outbox', icon: 'message' },
  ] },
]

/** Default export because it is loaded by `lazy`. The back office's menu: what is there, and what the person may open. */
export default function AdminMenu() {
  const t = useText(adminText)
  const viewer = useViewer()
  const shown = groups
    .filter(({ reviewers }) => isAdmin(viewer) || (reviewers && mayReview(viewer)))
    .map(({ name, entries }) => ({
      key: name,
      ...(name !== 'start' && { title: t.groups[name] }),
      entries: entries
        .filter(({ path }) => isPageBuilt(path))
        .map((entry) => ({ ...entry, label: t.pages[entry.name] })),
    }))
    .filter(({ entries }) => entries.length > 0)
  return <SideMenu label={t.menu} groups={shown} />
}
