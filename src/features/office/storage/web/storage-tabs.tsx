import { useText } from '#src/web/i18n.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { storagePaths } from '../paths.ts'
import { storageText } from './storage-text.ts'

export function StorageTabs({ current }: { current: 'works' | 'owners' }) {
  const t = useText(storageText)
  return (
    <Tabs
      label={t.views}
      tabs={[
        { to: storagePaths.storage(), label: t.processing, current: current === 'works' },
        { to: storagePaths.owners(), label: t.owners, current: current === 'owners' },
      ]}
    />
  )
}
