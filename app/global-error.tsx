'use client';

export { DocumentCrash as default } from '@/components/crash/document-crash.tsx';
