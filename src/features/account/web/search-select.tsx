import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { RequiredMark } from '#src/web/ui/field.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import field from '#src/web/ui/field.module.css'
import css from './search-select.module.css'
import { accountText } from './text.ts'

/** One of many, found by typing part of its name. */
export function SearchSelect({
  label,
  placeholder,
  error,
  disabled,
  options,
  value,
  onChange,
  onBlur,
  empty,
}: {
  label: string
  placeholder: string
  error?: string
  disabled?: boolean
  options: readonly { id: number; name: string }[]
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** Said in the list when nothing fits what was typed. */
  empty: string
}) {
  const t = useText(accountText)
  return (
    <I18nProvider locale={useLocale()}>
      <ComboBox
        className={field.field}
        defaultItems={options}
        value={value}
        onChange={(key) => onChange(key === null ? null : Number(key))}
        onBlur={onBlur}
        isDisabled={disabled}
        isInvalid={error !== undefined}
        isRequired
        validationBehavior="aria"
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <Label className={field.label}>
          {label}
          <RequiredMark />
        </Label>
        <div className={css.box}>
          <Input className={field.control} placeholder={placeholder} />
          <Button className={css.opener} aria-label={t.options}>
            <Icon name="chevron-down" size={20} />
          </Button>
        </div>
        {error !== undefined && (
          <Text slot="errorMessage" className={field.error}>
            <Icon name="error" size={16} />
            <span>{error}</span>
          </Text>
        )}
        <Popover className={css.popover} offset={4}>
          <ListBox
            className={css.list}
            renderEmptyState={() => <p className={css.empty}>{empty}</p>}
          >
            {(option: { id: number; name: string }) => (
              <ListBoxItem id={option.id} textValue={option.name} className={css.option}>
                {option.name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
