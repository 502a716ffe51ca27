import { startAnnouncement, type AnnouncementSettings } from './start-announcement.ts';

/** lib/render-data/inline-script.ts puts this in front of the script. */
declare const SETTINGS: AnnouncementSettings;

// A script in the head of sites whose announcement readers can close, before the first paint.
startAnnouncement(window, SETTINGS);
