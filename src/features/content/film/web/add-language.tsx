import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { filmApi, type Subtitle } from '../contract.ts'
import { subtitleLanguages, type SubtitleLanguage } from '../languages.ts'
import { languageName } from '../languages-text.ts'
import { filmPaths } from '../paths.ts'
import { subtitlesText } from './subtitles-text.ts'

/** Asks for a language that the film has no subtitles in, and adds an empty track. */
export function AddLanguage({
  userFileId,
  list,
  onClose,
}: {
  userFileId: number
  list: readonly Subtitle[]
  /** @param added whether there is a new track, which is open then */
  onClose: (added: boolean) => void
}) {
  const t = useText(subtitlesText)
  const go = useGo()
  const { act, pending } = useAct()
  const had = new Set<string>(list.map(({ language }) => language))
  const languages = subtitleLanguages.filter((language) => !had.has(language))
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
          onClose(true)
          await go(filmPaths.subtitles(userFileId, language))
        },
      },
    )
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={t.add}
      width={420}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} onClick={() => void add()}>
            {t.addThis}
          </Button>
        </>
      }
    >
      <Select
        label={t.language}
        value={language}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={(value) => setChosen(value)}
      />
    </Dialog>
  )
}
