import { texts } from '#src/web/i18n.tsx'

export const aboutText = texts({
  zh: {
    title: '关于我们',
    lead: '我们是面向外贸教育的在线课堂，服务院校师生和正在从事进出口业务的人。',
    parts: [
      {
        title: '我们教什么',
        paragraphs: [
          '一笔外贸业务要经过磋商、签约、备货、订舱、报关、运输、交单、收汇。每一环都有自己的规则，任何一环出错，代价都是真金白银。学堂的课程就沿着这条链条展开：',
        ],
        points: [
          '国际贸易实务：贸易术语、合同条款、单证流转',
          '报关与检验检疫：商品归类、申报要素、监管要求',
          '国际货运代理：海运、空运与铁路运输的订舱和单据',
          '跨境电商：平台运营、物流方案与合规',
          '国际结算与外汇：信用证、托收、汇款与审单',
          '商务英语与谈判：函电、磋商与跨文化沟通',
        ],
      },
      {
        title: '我们怎么教',
        paragraphs: [
          '一节课只讲清一个问题，几分钟看完；视频配中英文字幕，旁边就是可以下载的课件。一章结束有测验，答过的题都附解析，答错了可以重做。',
          '进度不靠点击“完成”，而看是否真的学过：视频实际播放到九成、课件看过一半或看到末页、测验达到六成，这一章才算完成。我们希望学完一门课程这件事，对学员和用人单位都算数。',
        ],
        points: [],
      },
      {
        title: '两类课程',
        paragraphs: [
          '精品课程随时可以加入，没有起止日期，适合按自己的时间学习。开放课程按学期开课，有明确的开始和结束日期，适合与同学一起推进。',
          '多数课程免费；付费课程先开放第一章试学，满意再加入。',
        ],
        points: [],
      },
      {
        title: '教师与院校',
        paragraphs: [
          '课程教师来自院校和企业一线。教师注册后首次登录时选择“教师”身份即可使用本站；通过教师认证后，可以创建班级，让学生凭班级码加入。如需与我们合作建课，或为整所院校组织学习，请通过“联系我们”页面的电话或邮箱与我们沟通。',
        ],
        points: [],
      },
      {
        title: '您的资料',
        paragraphs: [
          '我们只收集服务所必需的信息：账号和联系方式、姓名和学校、学习记录，以及保护账号所需的登录记录。密码经过不可逆的处理，任何人（包括我们）都无法读出。浏览公开页面无需登录，只在服务器日志中留下访问时间和 IP 地址。',
          '登录后可以随时下载全部个人数据或注销账号；无法登录时，客服可以在核实身份后代办。详见《隐私政策》。',
        ],
        points: [],
      },
    ],
  },
  en: {
    title: 'About us',
    lead: 'We are an online classroom for foreign-trade education, for schools and for people who import and export for a living.',
    parts: [
      {
        title: 'What we teach',
        paragraphs: [
          'A deal in foreign trade goes through negotiation, contract, preparation of the goods, booking, customs, transport, presentation of documents and payment. Each step has its own rules, and a mistake in any of them costs real money. Our courses follow that chain:',
        ],
        points: [
          'International trade practice: trade terms, contract clauses, the flow of documents',
          'Customs and inspection: classification, declaration elements, controls',
          'Freight forwarding: booking and documents by sea, air and rail',
          'Cross-border e-commerce: marketplaces, logistics and compliance',
          'Settlement and foreign exchange: letters of credit, collections, remittances, checking documents',
          'Business English and negotiation: correspondence, bargaining, other cultures',
        ],
      },
      {
        title: 'How we teach',
        paragraphs: [
          'A lesson answers one question and takes a few minutes. Videos have subtitles in Chinese and English, with courseware to download beside them. A chapter ends with a quiz; the questions you answered are explained, and you may try again.',
          'Progress is not a button to click. A chapter is complete when its videos have really been played to 90%, half of its courseware, or the last page, has been viewed, and its quiz is passed at 60%. Finishing a course should mean something, to learners and to employers.',
        ],
        points: [],
      },
      {
        title: 'Two kinds of course',
        paragraphs: [
          'Premium courses have no dates: join whenever you like and learn at your own pace. Open courses run in semesters with a first and a last day, for those who like to move along with others.',
          'Most courses are free. A paid one opens its first chapter as a trial, so that you can see before you join.',
        ],
        points: [],
      },
      {
        title: 'Teachers and schools',
        paragraphs: [
          'Our teachers come from colleges and from the trade itself. If you teach, choose “teacher” as your role after signing up. Once you are verified, create classes that your students join by a code. To build a course with us, or to bring a whole school, call or write to us; you will find how on the contact page.',
        ],
        points: [],
      },
      {
        title: 'Your data',
        paragraphs: [
          'We collect only what the service needs: your account and contacts, your name and school, your learning record, and the sign-in records that protect your account. Passwords are hashed in a way nobody can reverse, ourselves included. Public pages need no account; a visit leaves its time and IP address in the server log.',
          'When signed in, you can download all your data or delete your account at any time. If you cannot sign in, support can do it for you after verifying your identity. See the privacy policy for details.',
        ],
        points: [],
      },
    ],
  },
})
