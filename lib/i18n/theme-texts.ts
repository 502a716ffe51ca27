import type english from '@/messages/en.json';

type Messages = typeof english;

/** Every key of nested texts, with dots between. */
type KeysOf<Texts, Above extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Above}${Key}`
    : KeysOf<Texts[Key], `${Above}${Key}.`>;
}[keyof Texts & string];

export type MessageKey = KeysOf<Messages>;

/** What a text of Docusaurus' theme is here. */
export interface Counterpart {
  keys: readonly MessageKey[];
  /** What stands in the places of the text: name there → what our message has. */
  values?: Readonly<Record<string, string>>;
  /** `plural`: forms with bars between; `title`: the first letter is a capital here. */
  form?: 'plural' | 'title';
}

const to = (...keys: MessageKey[]): Counterpart => ({ keys });
const titled = (key: MessageKey): Counterpart => ({ keys: [key], form: 'title' });

/**
 * The texts of Docusaurus' classic theme, without `theme.`. `null`: there is no counterpart, and
 * the text is listed; `part`: it is a part of a text in theme-messages.ts.
 */
export const THEME_TEXTS = {
  'AnnouncementBar.closeButtonAriaLabel': to('frame.close'),
  'BackToTopButton.buttonAriaLabel': to('frame.backToTop'),
  'CodeBlock.copied': to('content.copied'),
  'CodeBlock.copy': null,
  'CodeBlock.copyButtonAriaLabel': to('content.copyCode'),
  'CodeBlock.wordWrapToggle': to('content.wrapCode'),
  'DocSidebarItem.collapseCategoryAriaLabel': {
    keys: ['docs.collapse'],
    values: { label: '{name}' },
  },
  'DocSidebarItem.expandCategoryAriaLabel': { keys: ['docs.expand'], values: { label: '{name}' } },
  'ErrorPageContent.title': to('states.crashed'),
  'ErrorPageContent.tryAgain': to('states.tryAgain'),
  'IconExternalLink.ariaLabel': to('frame.opensInNewTab', 'api.newTab'),
  'NavBar.navAriaLabel': to('frame.mainNavigation'),
  'NotFound.p1': to('notFound.text'),
  'NotFound.p2': to('notFound.tellOwner'),
  'NotFound.title': to('notFound.title'),
  'TOCCollapsible.toggleButtonLabel': to('docs.onThisPage'),
  'admonition.caution': titled('content.caution'),
  'admonition.danger': titled('content.danger'),
  'admonition.info': titled('content.info'),
  'admonition.note': titled('content.note'),
  'admonition.tip': titled('content.tip'),
  'admonition.warning': titled('content.warning'),
  'colorToggle.ariaLabel': { keys: ['colorMode.action'], values: { mode: '{mode}' } },
  'colorToggle.ariaLabel.mode.dark': to('colorMode.dark'),
  'colorToggle.ariaLabel.mode.light': to('colorMode.light'),
  'colorToggle.ariaLabel.mode.system': to('colorMode.system'),
  'common.editThisPage': to('docs.editPage'),
  'common.headingLinkTitle': { keys: ['docs.directLink'], values: { heading: '{heading}' } },
  'common.skipToMainContent': to('frame.skipToContent'),
  // Drafts are not published, and pages that are not listed look like others.
  'contentVisibility.draftBanner.message': null,
  'contentVisibility.draftBanner.title': null,
  'contentVisibility.unlistedBanner.message': null,
  'contentVisibility.unlistedBanner.title': null,
  'docs.DocCard.categoryDescription.plurals': { keys: ['docs.items'], form: 'plural' },
  'docs.breadcrumbs.home': to('docs.home'),
  'docs.breadcrumbs.navAriaLabel': to('docs.breadcrumbs'),
  'docs.paginator.navAriaLabel': to('docs.pager'),
  'docs.paginator.next': to('docs.next'),
  'docs.paginator.previous': to('docs.previous'),
  'docs.sidebar.closeSidebarButtonAriaLabel': to('frame.closeMenu'),
  'docs.sidebar.collapseButtonAriaLabel': to('docs.hideSidebar'),
  'docs.sidebar.collapseButtonTitle': 'part',
  'docs.sidebar.expandButtonAriaLabel': to('docs.showSidebar'),
  'docs.sidebar.expandButtonTitle': 'part',
  'docs.sidebar.navAriaLabel': to('docs.sidebar'),
  'docs.sidebar.toggleSidebarButtonAriaLabel': to('frame.openMenu'),
  'docs.tagDocListPageTitle': 'part',
  'docs.tagDocListPageTitle.nDocsTagged': 'part',
  'docs.versionBadge.label': { keys: ['docs.version'], values: { versionLabel: '{label}' } },
  'docs.versions.latestVersionLinkLabel': 'part',
  'docs.versions.latestVersionSuggestionLabel': 'part',
  'docs.versions.unmaintainedVersionLabel': {
    keys: ['docs.unmaintained'],
    values: { siteTitle: '{section}', versionLabel: '{label}' },
  },
  'docs.versions.unreleasedVersionLabel': {
    keys: ['docs.unreleased'],
    values: { siteTitle: '{section}', versionLabel: '{label}' },
  },
  'lastUpdated.atDate': 'part',
  'lastUpdated.byUser': 'part',
  'lastUpdated.lastUpdatedAtBy': 'part',
  'navbar.mobileDropdown.collapseButton.collapseAriaLabel': to('frame.collapseMenu'),
  'navbar.mobileDropdown.collapseButton.expandAriaLabel': to('frame.expandMenu'),
  'navbar.mobileLanguageDropdown.label': to('frame.languages'),
  'navbar.mobileSidebarSecondaryMenu.backButtonLabel': to('frame.backToMainMenu'),
  'navbar.mobileVersionsDropdown.label': to('frame.versions'),
  'tags.tagsListLabel': to('docs.tagsColon'),
  'tags.tagsPageLink': to('docs.viewAllTags'),
  'tags.tagsPageTitle': to('docs.tags'),
  'SearchBar.label': to('search.label', 'home.searchButton'),
  // Ours has no number.
  'SearchBar.seeAll': null,
  'SearchModal.errorScreen.titleText': to('search.failed'),
  'SearchModal.searchBox.resetButtonTitle': to('search.clear'),
  'SearchPage.algoliaLabel': null,
  'SearchPage.documentsFound.plurals': 'part',
  'SearchPage.emptyResultsTitle': to('search.pageTitle'),
  'SearchPage.existingResultsTitle': { keys: ['search.resultsFor'], values: { query: '{query}' } },
  'SearchPage.fetchingNewResults': to('search.searching'),
  'SearchPage.inputLabel': null,
  'SearchPage.inputPlaceholder': null,
  'SearchPage.noResultsText': to('search.noDocuments'),
} as const satisfies Readonly<Record<string, Counterpart | 'part' | null>>;

export type ThemeText = keyof typeof THEME_TEXTS;
