import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import type { IconName } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { filmApi, type Subtitle } from '../contract.ts'
import { filmPaths } from '../paths.ts'
import { subtitlesText } from './subtitles-text.ts'

export type MenuTrack = Pick<Subtitle, 'language' | 'label' | 'vtt' | 'srt'>

/** What is done with a whole track, and with the film's tracks. */
export function SubtitleMenu({
  userFileId,
  sound,
  edited: { language, label, vtt, srt },
  onImport,
  onShift,
  onAdd,
}: {
  userFileId: number
  sound: string | null
  edited: MenuTrack
  onImport: () => void
  onShift: () => void
  onAdd: (() => void) | undefined
}) {
  const t = useText(subtitlesText)
  const go = useGo()
  const { act } = useAct()
  const remove = () =>
    act(
      filmApi.deleteSubtitle,
      { userFileId, language },
      {
        ask: {
          title: t.deleteTitle(label),
          text: t.deleteText,
          confirm: t.delete,
          danger: true,
        },
        verb: 'delete',
        said: t.deleted,
        done: () => go(filmPaths.subtitles(userFileId)),
      },
    )
  const download = (name: string, url: string, file: string) => ({
    ...{ key: file, label: name, icon: 'download' as IconName },
    onSelect: () => save(url, file, t.outside),
  })
  return (
    <Menu
      label={t.more}
      align="end"
      items={[
        { key: 'import', label: t.import, icon: 'upload', onSelect: onImport },
        download(t.downloadVtt, vtt, `${label}.vtt`),
        download(t.downloadSrt, srt, `${label}.srt`),
        ...(sound === null ? [] : [download(t.downloadSound, sound, 'sound.m4a')]),
        { key: 'shift', label: t.shift, icon: 'clock', onSelect: onShift },
        ...(onAdd ? [{ key: 'add', label: t.add, icon: 'plus' as const, onSelect: onAdd }] : []),
        { key: 'delete', label: t.delete, icon: 'trash', onSelect: () => void remove() },
      ]}
    />
  )
}

/** The address answers as an attachment, so that the page stays. WeChat's browser blocks downloads. */
function save(url: string, name: string, blocked: string) {
  if (/MicroMessenger/i.test(navigator.userAgent)) return toast.info(blocked)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
