import { texts } from '#src/web/i18n.tsx'

/** Texts of the gallery's page: its introduction and the kinds of parts. */
export const sectionText = texts({
  zh: {
    title: '界面部件',
    lead: '界面的每一个部件及其各种状态，均为产品中实际使用的部件，可用鼠标、触屏和键盘操作。每个部件并列展示浅色与深色外观，与页面自身的外观无关。悬停、聚焦和展开等状态静态呈现。',
    contents: '目录',
    sections: {
      buttons: '按钮',
      fields: '文本字段',
      choices: '选择字段',
      files: '文件字段',
      forms: '表单',
      marks: '标签与数值',
      ways: '导航',
      cards: '卡片与封面',
      lists: '列表',
      pages: '页面、表格与空状态',
      overlays: '对话框',
      floats: '菜单与消息',
      office: '管理后台',
      icons: '图标',
      colours: '颜色与文字',
    },
  },
  en: {
    title: 'Parts of the interface',
    lead: 'Every part of the interface in all its states, made of the parts that the product uses: they answer to mouse, touch and keyboard. Each stands in light and in dark mode, whatever the appearance of the page. Hover, focus and open states are shown at rest.',
    contents: 'Contents',
    sections: {
      buttons: 'Buttons',
      fields: 'Text fields',
      choices: 'Choices',
      files: 'File fields',
      forms: 'Forms',
      marks: 'Tags and figures',
      ways: 'Navigation',
      cards: 'Cards and covers',
      lists: 'Lists',
      pages: 'Pages, tables and empty states',
      overlays: 'Dialogs',
      floats: 'Menus and notices',
      office: 'Back office',
      icons: 'Icons',
      colours: 'Colours and type',
    },
  },
})
