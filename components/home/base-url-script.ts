import { watchBaseUrl, type BaseUrlSettings } from './base-url.ts';

/** lib/render-data/inline-script.ts puts this in front of the script. */
declare const SETTINGS: BaseUrlSettings;

watchBaseUrl(window, SETTINGS);
