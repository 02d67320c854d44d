import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { filmApi, type Subtitle } from '../contract.ts'
import { subtitleLanguages, type SubtitleLanguage } from '../languages-text.ts'
import { filmPaths } from '../paths.ts'
import { subtitlesText } from './subtitles-text.ts'

/** Adds an empty track in a language that the film has none of. */
export function AddLanguage({
  userFileId,
  list,
}: {
  userFileId: number
  list: readonly Subtitle[]
}) {
  const t = useText(subtitlesText)
  const go = useGo()
  const { act, pending } = useAct()
  const [open, setOpen] = useState(false)
  const had = new Set<string>(list.map(({ language }) => language))
  const languages = [...subtitleLanguages.keys()].filter((language) => !had.has(language))
  const own: SubtitleLanguage = useLocale() === 'en-US' ? 'en' : 'zh'
  const [chosen, setChosen] = useState<SubtitleLanguage>()
  const language = chosen ?? (languages.includes(own) ? own : languages[0])
  if (language === undefined) return null
  const add = () =>
    act(
      filmApi.addSubtitle,
      { userFileId, language },
      {
        refresh: false,
        async done() {
          setOpen(false)
          setChosen(undefined)
          await go(filmPaths.subtitles(userFileId, language))
        },
      },
    )
  return (
    <>
      <Button
        icon="plus"
        variant={list.length === 0 ? 'primary' : 'secondary'}
        onClick={() => setOpen(true)}
      >
        {t.add}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.add}
        width={420}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t.cancel}</Button>
            <Button variant="primary" pending={pending} onClick={() => void add()}>
              {t.addThis}
            </Button>
          </>
        }
      >
        <Select
          label={t.language}
          value={language}
          options={languages.map((value) => ({ value, label: subtitleLanguages.get(value)! }))}
          onChange={(value) => setChosen(value)}
        />
      </Dialog>
    </>
  )
}
