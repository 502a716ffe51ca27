export { default } from '../../[section]/layout.tsx';
