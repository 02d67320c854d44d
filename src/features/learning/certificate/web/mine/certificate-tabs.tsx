import { useText } from '#src/web/i18n.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { certificatePaths } from '../../paths.ts'
import { mineText } from './mine-text.ts'

/** The two lists of a learner's certificates. */
export function CertificateTabs({ current }: { current: 'mine' | 'pending' }) {
  const t = useText(mineText)
  return (
    <Tabs
      label={t.tabs}
      tabs={[
        { to: certificatePaths.mine(), label: t.mine, current: current === 'mine' },
        { to: certificatePaths.pending(), label: t.pending, current: current === 'pending' },
      ]}
    />
  )
}
