/** The index of the gallery: each kind of parts, with the names under which its specimens stand. */
export const partNames = {
  buttons: ['Button', 'ButtonLink', 'IconButton'],
  fields: [
    'TextField',
    'PasswordField',
    'TextArea',
    'Field',
    'RequiredMark',
    'FieldError',
    'CopyField',
  ],
  choices: ['Select', 'RadioGroup', 'Checkbox', 'Switch'],
  files: ['FileField', 'FileChooser', 'Picture', 'LoadedPicture', 'CropArea', 'CropSize'],
  texts: ['RichTextField', 'BilingualField', 'RichText'],
  forms: ['Form', 'FormFoot'],
  outlines: ['OutlineEditor', 'OutlineOfAThousand'],
  drafts: ['SaveState', 'Conflicts', 'HistoryList'],
  questions: ['AnswerQuestion', 'QuestionResult', 'QuestionWithKey', 'EditBody'],
  marks: [
    ...['Tag', 'Badge', 'Stars', 'Progress', 'ProgressRing', 'DoneMark', 'Avatar', 'TimeAgo'],
    ...['Skeleton', 'SkeletonText'],
  ],
  ways: ['Breadcrumb', 'Tabs', 'Pagination', 'Steps', 'SchemeSwitch', 'Choose'],
  cards: ['Card', 'CardLink', 'CourseCard', 'CourseCover'],
  lists: ['ListSearch', 'SortSelect', 'FilterBar', 'Results', 'EmptyResults', 'ChosenBar', 'Pages'],
  pages: ['Page', 'Panel', 'DataTable', 'EmptyState'],
  overlays: ['Dialog', 'DialogFrame', 'Sheet', 'ConfirmBox'],
  floats: ['Menu', 'HoverPopover', 'Tooltips', 'ToastRegion', 'PageProgress'],
  office: ['AdminList', 'Decision', 'Facts'],
  icons: ['Icon'],
  colours: ['tokens.css', 'base.css'],
} as const satisfies Record<string, readonly string[]>

export type Kind = keyof typeof partNames
