export default {
  plugins: {
    '@csstools/postcss-global-data': { files: ['app/styles/breakpoints.css'] },
    'postcss-custom-media': {},
  },
};
